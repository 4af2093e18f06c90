export { Button } from './button';
export type { ButtonProps } from './button';
export { buttonClassName } from './button-class-name';
export type { ButtonLook, ButtonSize, ButtonVariant } from './button-class-name';
export { ButtonLink } from './button-link';
export type { ButtonLinkProps } from './button-link';
