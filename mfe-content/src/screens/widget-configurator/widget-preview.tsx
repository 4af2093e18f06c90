import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';

import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { readWidgetMessage, WIDGET_MESSAGE_SOURCE, WIDGET_PATH } from '@coinlane/shared-contracts/widget';

import { buttonLook, buttonUrl } from '../../domain/widget-config';
import { widgetConfigModel } from '../../model/widget-config';
import { RenderNearViewport } from '../../ui/render-near-viewport';
import { useButtonSettings } from './use-button-settings';
import styles from './widget-configurator.module.css';

const FIRST_HEIGHT = 860;

/** Listens to messages of the widget in the frame. Ignores messages from other windows. */
const useFrame = () => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const message = readWidgetMessage(data);
      if (message?.type === 'ready') setIsReady(true);
      if (message?.type === 'resize') setHeight(message.height);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  return { frame, isReady, height };
};

/** The frame keeps its initial address. Later changes are sent to it as messages. */
const Frame = ({ search }: { readonly search: string }) => {
  const { t } = useTranslation('content');
  const [first] = useState(search);
  const { frame, isReady, height } = useFrame();
  useEffect(() => {
    if (isReady)
      frame.current?.contentWindow?.postMessage(
        { source: WIDGET_MESSAGE_SOURCE, type: 'configure', search },
        location.origin,
      );
  }, [frame, isReady, search]);
  return (
    <iframe
      ref={frame}
      src={`${WIDGET_PATH}${first}`}
      title={t('configurator.preview')}
      className={styles.frame}
      height={height}
    />
  );
};

const WidgetPreview = () => {
  const { t } = useTranslation('content');
  const search = useUnit(widgetConfigModel.$shownSearch);
  return (
    <>
      <RenderNearViewport className={styles.place}>
        <Frame search={search} />
      </RenderNearViewport>
      <p>
        <TextLink href={`${WIDGET_PATH}${search}`} target="_blank" rel="noopener">
          {t('configurator.openPreview')}
        </TextLink>
      </p>
    </>
  );
};

const ButtonPreview = () => {
  const settings = useButtonSettings();
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    for (const [name, value] of Object.entries(buttonLook(settings)))
      place.current?.style.setProperty(name, value);
  }, [settings]);
  return (
    <p className={styles.button}>
      <a ref={place} href={buttonUrl({ origin: location.origin, settings })} target="_blank" rel="noopener">
        {settings.buttonLabel}
      </a>
    </p>
  );
};

/** Preview of the widget. Updates without a reload when the settings change. */
export const Preview = () => {
  const { t } = useTranslation('content');
  const { settings } = useUnit(widgetConfigModel.$config);
  return (
    <section className={styles.preview} aria-labelledby="widget-preview">
      <h2 id="widget-preview">{t('configurator.preview')}</h2>
      {settings.configuratorType === 'widget' ? <WidgetPreview /> : <ButtonPreview />}
    </section>
  );
};
