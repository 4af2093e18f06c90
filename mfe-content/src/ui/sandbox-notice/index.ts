export { SandboxNotice } from './sandbox-notice';
