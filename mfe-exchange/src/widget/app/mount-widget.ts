import type { Scope } from 'effector';

import { readWidgetSettings } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';
import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';
import type { MountProps, RemoteLifecycle } from '@coinlane/shared-ui/remote';

import { fiatDialog } from '../../app/parts';
import { followConfigurator } from './follow-configurator';
import { followHeight } from './follow-height';
import { widgetAddress } from './widget-address';
import { widgetHost } from './widget-host';
import type { WidgetHost } from './widget-host';
import { details, widgetStatus } from './widget-parts';
import { widgetProps } from './widget-props';
import { createWidgetRoot } from './widget-root';
import { createWidgetScope } from './widget-scope';

type Open = {
  readonly lifecycle: RemoteLifecycle;
  readonly props: MountProps;
  readonly scope: () => Scope | null;
};

/** Opens a mount of the widget. */
const openWidget = async (given: MountProps, settings: WidgetSettings, host: WidgetHost): Promise<Open> => {
  const props = widgetProps(given, settings);
  let scope: Scope | null = null;
  const lifecycle = createRemoteLifecycle({
    name: 'mfe-exchange',
    createScope: (remote, state) => {
      scope = createWidgetScope(remote, state, settings);
      return scope;
    },
    Root: createWidgetRoot({
      Details: details.OnDemand,
      TransactionStatus: widgetStatus.OnDemand,
      FiatDialog: fiatDialog.OnDemand,
      host,
      onLanguage: (lang) => {
        const read = readWidgetSettings(`?lang=${lang}`);
        given.loadPage?.(widgetAddress({ ...settings, lang: read.settings.lang }, window.location));
      },
    }),
  });
  await lifecycle.mount(props);
  return { lifecycle, props, scope: () => scope };
};

/** Removes the server-rendered fragment after the first mount. */
const withoutFragment = (props: MountProps): MountProps => {
  const fresh = { ...props };
  Reflect.deleteProperty(fresh, 'fragment');
  return fresh;
};

const ends = new WeakMap<HTMLElement, () => Promise<void>>();

/** Mounts the widget with the settings from its address, and notifies the host page. */
export const mountWidget = async (props: MountProps): Promise<void> => {
  const host = widgetHost(window);
  const { settings, problems } = readWidgetSettings(props.navigation.location().search);
  let open = await openWidget(props, settings, host);
  const stopHeight = followHeight(props.domElement, (height) => {
    host.send({ type: 'resize', height });
  });
  const unsubscribe = followConfigurator(host, settings, {
    scope: () => open.scope(),
    restart: async (next) => {
      await open.lifecycle.unmount(open.props);
      open = await openWidget(withoutFragment(props), next, host);
    },
    load: (next) => props.loadPage?.(widgetAddress(next, window.location)),
  });
  ends.set(props.domElement, async () => {
    stopHeight();
    unsubscribe();
    await open.lifecycle.unmount(open.props);
  });
  host.send({ type: 'ready', problems: problems.map(({ name }) => name) });
};

/** Unmounts the widget and removes its listeners. */
export const unmountWidget = async ({ domElement }: MountProps): Promise<void> => {
  await ends.get(domElement)?.();
  ends.delete(domElement);
};
