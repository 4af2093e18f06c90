import { DeferredPart } from '../ui/deferred-part';

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

const TOOLS: Readonly<Record<string, typeof loadConfigurator>> = {
  '/exchange-widget': loadConfigurator,
  '/referral-links': loadReferralLinks,
};

/** Whether a page of text has an interactive tool. */
export const hasTool = (path: string): boolean => Object.hasOwn(TOOLS, path);

/** The interactive tool of a page of text, if it has one. */
export const PageTool = ({ path }: { readonly path: string }) => {
  const load = hasTool(path) ? TOOLS[path] : undefined;
  return load === undefined ? null : <DeferredPart load={load} partProps={{}} />;
};
