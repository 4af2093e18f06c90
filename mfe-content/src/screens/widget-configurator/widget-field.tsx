import { useMemo, useState } from 'react';
import { useUnit } from 'effector-react';

import { Checkbox, SelectField, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { languageOfWidget, WIDGET_LANGUAGES } from '@coinlane/shared-contracts/widget';

import { widgetConfigModel } from '../../model/widget-config';
import { FIELD_KINDS, FIELD_SUGGESTIONS } from './field-table';
import type { FieldName } from './field-table';
import { SuggestionField } from './suggestion-field';
import { useButtonSettings } from './use-button-settings';
import styles from './widget-configurator.module.css';

const languageOptions = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return WIDGET_LANGUAGES.map((value) => {
    const code = languageOfWidget(value);
    return { value, label: names.of(code) ?? code };
  });
};

/** Examples of tickers, the same in each language. */
const EXAMPLES: Readonly<Partial<Record<FieldName, string>>> = {
  from: 'btc',
  to: 'eth',
  currencies: 'btc, eth, sol',
  fromFiat: 'usd',
  toFiat: 'btc',
  topUpCurrency: 'usdt',
  topUpNetwork: 'trx',
};

type FieldProps = { readonly name: FieldName };

/** Connects one field to the model: its text, its value, and whether it is valid. */
const useField = (name: FieldName) => {
  const { t } = useTranslation('content');
  const settings = useButtonSettings();
  const { draft, config, unknown, changed } = useUnit({
    draft: widgetConfigModel.$draft,
    config: widgetConfigModel.$config,
    unknown: widgetConfigModel.$unknown,
    changed: widgetConfigModel.fieldChanged,
  });
  const isInvalid = config.problems.some((problem) => problem.name === name);
  return {
    id: `widget-${name}`,
    label: t(`configurator.fields.${name}`),
    value: settings[name],
    text: draft[name],
    error: isInvalid ? t('configurator.misread') : undefined,
    /** The site has no such currency or network. */
    unknown: unknown.includes(name) ? t('configurator.unknown') : undefined,
    change: (text: string) => changed({ name, text }),
  };
};

const FlagField = ({ name }: FieldProps) => {
  const { id, label, value, change } = useField(name);
  return (
    <Checkbox
      id={id}
      label={label}
      checked={value === true}
      onChange={({ target }) => change(String(target.checked))}
    />
  );
};

const TypedField = ({ name }: FieldProps) => {
  const { id, label, text, value, error, unknown, change } = useField(name);
  // a ticker is unknown until its last letter is typed
  const [isTyping, setIsTyping] = useState(false);
  const shown = text ?? (typeof value === 'string' ? value : '');
  const list = FIELD_SUGGESTIONS[name];
  const field = {
    ...{ id, label, value: shown },
    error: error ?? (isTyping ? undefined : unknown),
    placeholder: EXAMPLES[name],
    autoComplete: 'off',
    spellCheck: false,
    onFocus: () => setIsTyping(true),
    onBlur: () => setIsTyping(false),
  };
  return list === undefined ? (
    <TextField
      {...field}
      inputMode={FIELD_KINDS[name] === 'amount' ? 'decimal' : undefined}
      onChange={({ target }) => change(target.value)}
    />
  ) : (
    <SuggestionField {...field} list={list} onText={change} />
  );
};

const ColourField = ({ name }: FieldProps) => {
  const { t } = useTranslation('content');
  const { background } = useUnit(widgetConfigModel.$config).colours;
  const { id, label, text, value, error, change } = useField(name);
  const colour = typeof value === 'string' ? value : background;
  return (
    <TextField
      id={id}
      label={label}
      value={text ?? colour}
      error={error}
      autoComplete="off"
      spellCheck={false}
      trailingAction={
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('configurator.pickColour', { label })}
          value={colour.toLowerCase()}
          onChange={({ target }) => change(target.value.toUpperCase())}
        />
      }
      onChange={({ target }) => change(target.value)}
    />
  );
};

const LanguageField = ({ name }: FieldProps) => {
  const { i18n } = useTranslation('content');
  const { id, label, value, change } = useField(name);
  const options = useMemo(() => languageOptions(i18n.language), [i18n.language]);
  return (
    <SelectField
      id={id}
      label={label}
      value={String(value)}
      options={options}
      onChange={({ target }) => change(target.value)}
    />
  );
};

/** The input of a widget parameter. */
export const WidgetField = ({ name }: FieldProps) => {
  switch (FIELD_KINDS[name]) {
    case 'flag':
      return <FlagField name={name} />;
    case 'text':
    case 'amount':
      return <TypedField name={name} />;
    case 'colour':
      return <ColourField name={name} />;
    case 'language':
      return <LanguageField name={name} />;
  }
};
