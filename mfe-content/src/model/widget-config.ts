import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

import { printWidgetSettings } from '@coinlane/shared-contracts/widget';
import type { Language } from '@coinlane/shared-contracts/values';
import type { WidgetParameterName } from '@coinlane/shared-contracts/widget';

import { readDraft, toConfig, toSuggestions, unknownFields } from '../domain/widget-config';
import type { WidgetCurrency, WidgetDraft } from '../domain/widget-config';
import { fetchWidgetCurrenciesFx } from './widget-currencies';

/** Dependencies of the configurator. Passed in with its code, so that other pages do not load it. */
export type ConfiguratorPage = {
  readonly search: string;
  readonly language: Language;
  /** Replaces the query of the address. */
  readonly replaceSearch: (search: string) => void;
};

/** Debounce of the preview in ms. */
const SETTLE_MS = 200;

type FieldChanged = { readonly name: WidgetParameterName; readonly text: string };

const withField = (draft: WidgetDraft, { name, text }: FieldChanged): WidgetDraft => ({
  ...draft,
  [name]: text,
});

type Write = { readonly page: ConfiguratorPage | null; readonly search: string };

/** Model of the widget configurator. Its fields are texts, and everything else is derived from them. */
export const createWidgetConfigModel = () => {
  const opened = createEvent<ConfiguratorPage>();
  const fieldChanged = createEvent<FieldChanged>();
  const wasReset = createEvent();

  const $page = createStore<ConfiguratorPage | null>(null, { serialize: 'ignore' }).on(
    opened,
    (_, page) => page,
  );
  const emptied: Event<WidgetDraft> = sample({
    clock: wasReset,
    source: $page,
    fn: (page) => readDraft('', page?.language ?? 'en'),
  });
  const $draft = createStore<WidgetDraft>({}, { serialize: 'ignore' })
    .on(opened, (_, { search, language }) => readDraft(search, language))
    .on(fieldChanged, withField)
    .on(emptied, (_, draft) => draft);
  const $config = $draft.map(toConfig);

  // without the list of currencies, the fields still accept typed tickers
  const $currencies = createStore<readonly WidgetCurrency[]>([], { serialize: 'ignore' }).on(
    fetchWidgetCurrenciesFx.doneData,
    (_, currencies) => currencies,
  );
  sample({ clock: opened, fn: () => undefined, target: fetchWidgetCurrenciesFx });
  const $suggestions = combine($currencies, $draft, toSuggestions);
  const $unknown = combine($currencies, $draft, unknownFields);

  const writeFx = createEffect(({ page, search }: Write) => page?.replaceSearch(search));
  const $search = $config.map(({ settings }) => printWidgetSettings(settings));
  // dragging a colour changes it continuously, so preview and address are updated after a pause
  const $changes = createStore(0, { serialize: 'ignore' }).on([fieldChanged, wasReset], (count) => count + 1);
  const pauseFx = createEffect((_change: number) => new Promise((resolve) => setTimeout(resolve, SETTLE_MS)));
  sample({ clock: $changes, target: pauseFx });
  const settled: Event<Write> = sample({
    clock: pauseFx.done,
    source: { page: $page, search: $search, changes: $changes },
    filter: ({ changes }, { params }) => changes === params,
    fn: ({ page, search }) => ({ page, search }),
  });
  sample({ clock: settled, target: writeFx });
  const firstSearch: Event<string> = sample({ clock: opened, source: $search });
  const $shownSearch = createStore('', { serialize: 'ignore' })
    .on(firstSearch, (_, search) => search)
    .on(settled, (_, { search }) => search);

  return { opened, fieldChanged, wasReset, $draft, $config, $suggestions, $unknown, $shownSearch };
};

export const widgetConfigModel = createWidgetConfigModel();
