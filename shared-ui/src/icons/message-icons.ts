import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';

import { createIcon } from './create-icon';

export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const TriangleAlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const XIcon = /* @__PURE__ */ createIcon(X);
