import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';

import { Alert, Button, Checkbox, Spinner } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { loadCaptchaFx } from '../../model/captcha';
import type { CaptchaProvider } from '../../model/captcha';

type Captcha = {
  readonly answered: EventCallable<string>;
  readonly lost: EventCallable<void>;
  readonly $answer: Store<string | null>;
  readonly $round: Store<number>;
};
type Props = { readonly captcha: Captcha };

const Blocked = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('content');
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('forms.captcha.blocked')}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('forms.captcha.retry')}
        </Button>
      }
    >
      {t('forms.captcha.blockedAdvice')}
    </Alert>
  );
};

type OwnProps = Props & { readonly onBlocked: () => void };

/** Our own captcha: its code and its work are asked for with the tick, never before. */
const OwnCaptcha = ({ captcha, onBlocked }: OwnProps) => {
  const { t } = useTranslation('content');
  const { answer, answered, lost, load } = useUnit({
    answer: captcha.$answer,
    answered: captcha.answered,
    lost: captcha.lost,
    load: loadCaptchaFx,
  });
  const [work, setWork] = useState<AbortController | null>(null);
  useEffect(() => () => work?.abort(), [work]);

  const begin = (): void => {
    const controller = new AbortController();
    setWork(controller);
    load(undefined)
      .then((provider) =>
        provider._tag === 'Own' ? provider.solve(controller.signal) : Promise.reject(new Error()),
      )
      .then((solved) => {
        if (!controller.signal.aborted) answered(solved);
      })
      .catch(() => {
        if (!controller.signal.aborted) onBlocked();
      })
      .finally(() => setWork((current) => (current === controller ? null : current)));
  };
  return (
    <div>
      <Checkbox
        label={t('forms.captcha.label')}
        hint={t(answer === null ? 'forms.captcha.hint' : 'forms.captcha.solved')}
        checked={answer !== null || work !== null}
        onChange={({ target }) => {
          if (target.checked) begin();
          else {
            setWork(null);
            lost();
          }
        }}
      />
      {work !== null && (
        <p role="status">
          <Spinner size="small" /> {t('forms.captcha.working')}
        </p>
      )}
    </div>
  );
};

type ForeignProps = OwnProps & { readonly provider: Extract<CaptchaProvider, { readonly _tag: 'Foreign' }> };

/** Somebody else's captcha, drawn where we say and in the page's language. */
const ForeignCaptcha = ({ captcha, provider }: ForeignProps) => {
  const { i18n } = useTranslation('content');
  const place = useRef<HTMLDivElement>(null);
  const { round, answered, lost } = useUnit({
    round: captcha.$round,
    answered: captcha.answered,
    lost: captcha.lost,
  });
  const language = i18n.language;
  useEffect(() => {
    if (place.current === null) return undefined;
    return provider.render(place.current, language, { onAnswer: answered, onLost: () => lost() });
  }, [provider, language, answered, lost, round]);
  return <div ref={place} />;
};

/** The captcha of a form. Blocked, it says so and can be asked for once more; nothing that was typed is lost. */
export const CaptchaBox = ({ captcha, isForeign }: Props & { readonly isForeign: boolean }) => {
  const { t } = useTranslation('content');
  const load = useUnit(loadCaptchaFx);
  const [isBlocked, setIsBlocked] = useState(false);
  const [provider, setProvider] = useState<CaptchaProvider | null>(null);
  useEffect(() => {
    if (!isForeign || isBlocked) return undefined;
    let isHere = true;
    load(undefined).then(
      (loaded) => isHere && setProvider(loaded),
      () => isHere && setIsBlocked(true),
    );
    return () => {
      isHere = false;
    };
  }, [isForeign, isBlocked, load]);

  const onBlocked = (): void => setIsBlocked(true);
  if (isBlocked) return <Blocked onRetry={() => setIsBlocked(false)} />;
  if (!isForeign) return <OwnCaptcha captcha={captcha} onBlocked={onBlocked} />;
  if (provider?._tag === 'Foreign')
    return <ForeignCaptcha captcha={captcha} onBlocked={onBlocked} provider={provider} />;
  return <p role="status">{t('forms.captcha.loading')}</p>;
};
