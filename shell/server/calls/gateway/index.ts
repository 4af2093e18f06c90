export { createServiceClient } from './service-client.ts';
export { addGatewayRoutes } from './gateway-routes.ts';
export { addI18nRoutes } from './i18n-routes.ts';
export { sandboxNamespaceOf } from './sandbox-namespace.ts';
export { isPartnerCall } from './partner-calls.ts';
export { lookUpMessages } from './look-up-messages.ts';
