export { addErrorReportRoutes, listErrorReports } from './routes.ts';
