export { hasTool, PageTool } from './page-tool';
