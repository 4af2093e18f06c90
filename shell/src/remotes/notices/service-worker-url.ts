/** Service worker of the shell (`shell/server/pages/service-worker`). */
export const SERVICE_WORKER = '/service-worker.js';
