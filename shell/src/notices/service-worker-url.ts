/** Service worker of the shell (`shell/server/worker`). */
export const SERVICE_WORKER = '/service-worker.js';
