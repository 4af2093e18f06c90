import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert, Button, Disclosure, RadioGroup } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { CONFIGURATOR_TYPES } from '@coinlane/shared-contracts/widget';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { widgetConfigModel } from '../../model/widget-config';
import { BUTTON_FIELDS, FIELD_GROUPS } from './field-table';
import { SnippetPanel } from './snippet-panel';
import styles from './widget-configurator.module.css';
import { WidgetField } from './widget-field';
import { Preview } from './widget-preview';

/** Syncs the configuration with the address: reads it once, then updates it. */
const useAddress = (): void => {
  const { navigation, language } = useRemoteProps();
  const opened = useUnit(widgetConfigModel.opened);
  useEffect(() => {
    const { pathname, search } = navigation.location();
    opened({ search, language, replaceSearch: (next) => navigation.replace(`${pathname}${next}`) });
  }, [navigation, opened, language]);
};

const TypeSwitch = () => {
  const { t } = useTranslation('content');
  const { config, changed } = useUnit({
    config: widgetConfigModel.$config,
    changed: widgetConfigModel.fieldChanged,
  });
  return (
    <RadioGroup
      legend={t('configurator.type')}
      name="configurator-type"
      value={config.settings.configuratorType}
      onValueChange={(text) => changed({ name: 'configuratorType', text })}
      options={CONFIGURATOR_TYPES.map((value) => ({ value, label: t(`configurator.types.${value}`) }))}
    />
  );
};

const ContrastWarnings = () => {
  const { t, i18n } = useTranslation('content');
  const { warnings, colours } = useUnit(widgetConfigModel.$config);
  return warnings.map(({ what, ratio }) => (
    <Alert
      key={what}
      tone="warning"
      role="status"
      title={t('configurator.contrastTitle', {
        ratio: Number(ratio).toLocaleString(i18n.language, { minimumFractionDigits: 1 }),
      })}
    >
      {t(`configurator.contrast.${what}`, { colour: colours.accentText })}
    </Alert>
  ));
};

const WidgetFields = () => {
  const { t } = useTranslation('content');
  return FIELD_GROUPS.map(({ id, fields }) => (
    <Disclosure
      key={id}
      look="card"
      open={id === 'exchange' || id === 'look'}
      summary={t(`configurator.groups.${id}`)}
    >
      <div className={styles.fields}>
        {fields.map((name) => (
          <WidgetField key={name} name={name} />
        ))}
      </div>
    </Disclosure>
  ));
};

const Form = () => {
  const { t } = useTranslation('content');
  const { config, reset } = useUnit({
    config: widgetConfigModel.$config,
    reset: widgetConfigModel.wasReset,
  });
  return (
    <form
      className={styles.form}
      aria-label={t('configurator.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      <TypeSwitch />
      {config.settings.configuratorType === 'widget' ? (
        <WidgetFields />
      ) : (
        <div className={styles.fields}>
          {BUTTON_FIELDS.map((name) => (
            <WidgetField key={name} name={name} />
          ))}
        </div>
      )}
      <ContrastWarnings />
      <div>
        <Button variant="secondary" onClick={() => reset()}>
          {t('configurator.reset')}
        </Button>
      </div>
    </form>
  );
};

/** The configurator for widget and button (spec §3 "Widget configuration"): fields, preview and code. */
export const WidgetConfigurator = () => {
  useAddress();
  return (
    <div className={styles.configurator}>
      <Form />
      <div className={styles.outcome}>
        <Preview />
        <SnippetPanel />
      </div>
    </div>
  );
};
