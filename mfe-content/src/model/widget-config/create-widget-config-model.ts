import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Event } from 'effector';
import { debounce } from 'patronum';

import { printWidgetSettings } from '@coinlane/shared-contracts/widget';
import type { WidgetParameterName } from '@coinlane/shared-contracts/widget';

import { readDraft, toConfig } from '../../domain/widget-config';
import type { WidgetDraft } from '../../domain/widget-config';

/** The page the configurator stands on: handed in with the code of it, so that no other page carries it. */
export type ConfiguratorPage = {
  readonly search: string;
  /** Puts another query into the address in place. */
  readonly replaceSearch: (search: string) => void;
};

/** How long a hand rests before the preview follows. */
const SETTLE_MS = 200;

type FieldChanged = { readonly name: WidgetParameterName; readonly text: string };

const withField = (draft: WidgetDraft, { name, text }: FieldChanged): WidgetDraft => ({
  ...draft,
  [name]: text,
});

type Write = { readonly page: ConfiguratorPage | null; readonly search: string };

/** The widget's configurator: its fields are texts, everything else follows from them. */
export const createWidgetConfigModel = () => {
  const opened = createEvent<ConfiguratorPage>();
  const fieldChanged = createEvent<FieldChanged>();
  const wasReset = createEvent();

  const $page = createStore<ConfiguratorPage | null>(null, { serialize: 'ignore' }).on(
    opened,
    (_, page) => page,
  );
  const $draft = createStore<WidgetDraft>({}, { serialize: 'ignore' })
    .on(opened, (_, { search }) => readDraft(search))
    .on(fieldChanged, withField)
    .reset(wasReset);
  const $config = $draft.map(toConfig);

  const writeFx = createEffect(({ page, search }: Write) => page?.replaceSearch(search));
  const $search = $config.map(({ settings }) => printWidgetSettings(settings));
  // a colour is dragged: preview and address follow once the hand rests
  const rested = debounce(merge([fieldChanged, wasReset]), SETTLE_MS);
  const settled: Event<Write> = sample({
    clock: rested,
    source: { page: $page, search: $search },
    fn: (write) => write,
  });
  sample({ clock: settled, target: writeFx });
  const firstSearch: Event<string> = sample({ clock: opened, source: $search });
  const $shownSearch = createStore('', { serialize: 'ignore' })
    .on(firstSearch, (_, search) => search)
    .on(settled, (_, { search }) => search);

  return { opened, fieldChanged, wasReset, $draft, $config, $shownSearch };
};
