export type { PopoverAlign } from './place-popover';
export { usePopover } from './use-popover';
