export { PageTool } from './page-tool';
