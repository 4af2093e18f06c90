import { useRef, useState } from 'react';

import { CopyButton, RadioGroup } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import {
  buttonSnippet,
  iframeSnippet,
  reactButtonSnippet,
  reactSnippet,
  scriptSnippet,
} from '../../domain/widget-config';
import type { SnippetSource } from '../../domain/widget-config';
import { useButtonSettings } from './use-button-settings';
import styles from './widget-configurator.module.css';

type Kind = { readonly label: string; readonly write: (source: SnippetSource) => string };

const WIDGET_KINDS: Readonly<Record<string, Kind>> = {
  iframe: { label: 'iframe', write: iframeSnippet },
  script: { label: 'script', write: scriptSnippet },
  react: { label: 'React', write: reactSnippet },
};

const BUTTON_KINDS: Readonly<Record<string, Kind>> = {
  html: { label: 'HTML', write: buttonSnippet },
  react: { label: 'React', write: reactButtonSnippet },
};

/** Code for the partner's page, in all available kinds, each with a copy button. */
export const SnippetPanel = () => {
  const { t } = useTranslation('content');
  const settings = useButtonSettings();
  const [picked, setPicked] = useState('iframe');
  const text = useRef<HTMLPreElement>(null);
  const kinds = settings.configuratorType === 'widget' ? WIDGET_KINDS : BUTTON_KINDS;
  const [first = ''] = Object.keys(kinds);
  const chosen = Object.hasOwn(kinds, picked) ? picked : first;
  const snippet =
    kinds[chosen]?.write({ origin: location.origin, settings, title: t('configurator.frameTitle') }) ?? '';
  return (
    <section className={styles.snippet} aria-labelledby="widget-snippet">
      <h2 id="widget-snippet">{t('configurator.snippet')}</h2>
      <RadioGroup
        legend={t('configurator.snippetKind')}
        isLegendHidden
        name="widget-snippet-kind"
        value={chosen}
        onValueChange={setPicked}
        options={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))}
      />
      <pre ref={text} className={styles.code} tabIndex={0} aria-labelledby="widget-snippet" translate="no">
        <code>{snippet}</code>
      </pre>
      <div>
        <CopyButton
          value={snippet}
          label={t('configurator.copy')}
          copiedLabel={t('configurator.copied')}
          failedLabel={t('configurator.copyFailed')}
          source={text}
        />
      </div>
    </section>
  );
};
