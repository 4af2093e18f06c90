/** The shell's one service worker (`shell/server/worker`). */
export const SERVICE_WORKER = '/service-worker.js';
