import { DeferredPart } from '../ui/deferred-part';
import styles from './page-tool.module.css';

const loadConfigurator = async () => {
  const { WidgetConfigurator } = await import(
    /* webpackChunkName: "widget-configurator" */ './widget-configurator'
  );
  return WidgetConfigurator;
};

const loadReferralLinks = async () => {
  const { ReferralLinks } = await import(/* webpackChunkName: "referral-links" */ './referral-links');
  return ReferralLinks;
};

const TOOLS: Readonly<
  Record<string, { readonly load: typeof loadConfigurator; readonly place: string | undefined }>
> = {
  '/exchange-widget': { load: loadConfigurator, place: styles.configurator },
  '/referral-links': { load: loadReferralLinks, place: styles.referral },
};

/** Whether a page of text has an interactive tool. */
export const hasTool = (path: string): boolean => Object.hasOwn(TOOLS, path);

/** The interactive tool of a page of text, if it has one. */
export const PageTool = ({ path }: { readonly path: string }) => {
  const tool = hasTool(path) ? TOOLS[path] : undefined;
  return tool === undefined ? null : <DeferredPart load={tool.load} partProps={{}} place={tool.place} />;
};
