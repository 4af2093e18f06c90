import { useCallback, useEffect, useRef, useState } from 'react';

import { Alert, Button, Checkbox, Spinner } from '../components';
import type { CaptchaProvider } from './captcha-provider';

/** Texts of the captcha, from its form. */
export type CaptchaWords = {
  readonly label: string;
  readonly hint: string;
  readonly solved: string;
  readonly working: string;
  readonly loading: string;
  readonly blocked: string;
  readonly blockedAdvice: string;
  readonly retry: string;
};

type Props = {
  readonly words: CaptchaWords;
  readonly language: string;
  /** A third-party captcha is shown at once. The self-hosted one waits until the user ticks the box. */
  readonly isForeign: boolean;
  /** Loads the code of the configured captcha. Rejects if it is blocked. */
  readonly load: () => Promise<CaptchaProvider>;
  readonly answer: string | null;
  /** A new number restarts a visible captcha. */
  readonly round: number;
  readonly onAnswer: (answer: string) => void;
  readonly onLost: () => void;
};

type BlockedProps = { readonly words: CaptchaWords; readonly onRetry: () => void };

const Blocked = ({ words, onRetry }: BlockedProps) => (
  <Alert
    tone="warning"
    role="alert"
    title={words.blocked}
    action={
      <Button variant="secondary" size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    }
  >
    {words.blockedAdvice}
  </Alert>
);

type OwnProps = Pick<Props, 'words' | 'load' | 'answer' | 'onAnswer' | 'onLost'> & {
  readonly onBlocked: () => void;
};

const solveWith = async (load: Props['load'], signal: AbortSignal): Promise<string> => {
  const provider = await load();
  if (provider._tag !== 'Own') throw new Error('another captcha is configured');
  return provider.solve(signal);
};

/** Self-hosted captcha. Loads its code and challenge when the user ticks the box. */
const OwnCaptcha = ({ words, load, answer, onAnswer, onLost, onBlocked }: OwnProps) => {
  const [work, setWork] = useState<AbortController | null>(null);
  useEffect(() => () => work?.abort(), [work]);

  const begin = (): void => {
    const controller = new AbortController();
    setWork(controller);
    solveWith(load, controller.signal)
      .then((solved) => {
        if (!controller.signal.aborted) onAnswer(solved);
      })
      .catch(() => {
        if (!controller.signal.aborted) onBlocked();
      })
      .finally(() => setWork((current) => (current === controller ? null : current)));
  };
  return (
    <div>
      <Checkbox
        label={words.label}
        hint={answer === null ? words.hint : words.solved}
        checked={answer !== null || work !== null}
        onChange={({ target }) => {
          if (target.checked) begin();
          else {
            setWork(null);
            onLost();
          }
        }}
      />
      {work !== null && (
        <p role="status">
          <Spinner size="small" /> {words.working}
        </p>
      )}
    </div>
  );
};

type ForeignProps = Pick<Props, 'language' | 'round' | 'onAnswer' | 'onLost'> & {
  readonly provider: Extract<CaptchaProvider, { readonly _tag: 'Foreign' }>;
};

/** Third-party captcha, rendered in our element and in the language of the page. */
const ForeignCaptcha = ({ provider, language, round, onAnswer, onLost }: ForeignProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    return provider.render(place.current, language, { onAnswer, onLost });
  }, [provider, language, onAnswer, onLost, round]);
  return <div ref={place} />;
};

/** Loads a third-party captcha on mount. `isBlocked`: loading failed. */
const useForeign = (isForeign: boolean, load: Props['load']) => {
  const [isBlocked, setIsBlocked] = useState(false);
  const [provider, setProvider] = useState<CaptchaProvider | null>(null);
  useEffect(() => {
    if (!isForeign || isBlocked) return undefined;
    let isHere = true;
    load().then(
      (loaded) => isHere && setProvider(loaded),
      () => isHere && setIsBlocked(true),
    );
    return () => {
      isHere = false;
    };
  }, [isForeign, isBlocked, load]);
  const block = useCallback(() => setIsBlocked(true), []);
  const retry = useCallback(() => setIsBlocked(false), []);
  return { isBlocked, provider, block, retry };
};

/**
 * Captcha of a form (ADR 0020). If it is blocked, shows an error and a retry button, and keeps the typed text.
 * `load`, `onAnswer` and `onLost` must be stable functions.
 */
export const CaptchaBox = (props: Props) => {
  const { words, isForeign, load } = props;
  const { isBlocked, provider, block, retry } = useForeign(isForeign, load);
  if (isBlocked) return <Blocked words={words} onRetry={retry} />;
  if (!isForeign) return <OwnCaptcha {...props} onBlocked={block} />;
  if (provider?._tag === 'Foreign') return <ForeignCaptcha {...props} provider={provider} />;
  return <p role="status">{words.loading}</p>;
};
