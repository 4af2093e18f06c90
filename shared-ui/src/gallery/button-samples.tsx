import { useState } from 'react';

import { Button, ButtonLink, CopyButton, IconButton, Spinner, TextLink } from '../components';
import type { ButtonSize, ButtonVariant } from '../components';
import { ArrowDownUpIcon, ArrowRightIcon, StarIcon } from '../icons';
import { Line, Sample } from './sample';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

const PendingOnClick = () => {
  const [isPending, setIsPending] = useState(false);
  return (
    <Button
      isWide
      size="large"
      isPending={isPending}
      pendingLabel="Creating the exchange"
      onClick={() => setIsPending(true)}
    >
      Create exchange
    </Button>
  );
};

const ButtonStates = () => (
  <Sample title="Button">
    {variants.map((variant) => (
      <Line key={variant}>
        <Button variant={variant}>Exchange</Button>
        <Button variant={variant} isPending pendingLabel="Sending">
          Exchange
        </Button>
        <Button variant={variant} disabled>
          Exchange
        </Button>
      </Line>
    ))}
    <Line>
      {sizes.map((size) => (
        <Button key={size} size={size} icon={<ArrowDownUpIcon size="small" />}>
          {size}
        </Button>
      ))}
    </Line>
    <PendingOnClick />
  </Sample>
);

export const ButtonSamples = () => (
  <>
    <ButtonStates />
    <Sample title="ButtonLink, TextLink">
      <Line>
        <ButtonLink href="#exchange" icon={<ArrowRightIcon size="small" />}>
          Start
        </ButtonLink>
        <ButtonLink href="#history" variant="secondary">
          History
        </ButtonLink>
        <TextLink href="#terms">Terms of use</TextLink>
        <TextLink href="#privacy" tone="quiet">
          Privacy
        </TextLink>
      </Line>
    </Sample>
    <Sample title="IconButton">
      <Line>
        <IconButton label="Swap sides">
          <ArrowDownUpIcon />
        </IconButton>
        <IconButton label="Swap sides" variant="secondary">
          <ArrowDownUpIcon />
        </IconButton>
        <IconButton label="Swap sides" variant="primary">
          <ArrowDownUpIcon />
        </IconButton>
        <IconButton label="Favourite" aria-pressed>
          <StarIcon />
        </IconButton>
        <IconButton label="Favourite" size="small" disabled>
          <StarIcon size="small" />
        </IconButton>
      </Line>
    </Sample>
    <Sample title="CopyButton, Spinner">
      <Line>
        <CopyButton
          value="0x52908400098527886E0F7030069857D2E4169EE7"
          label="Copy address"
          copiedLabel="Copied"
          failedLabel="Press Ctrl+C"
          announcement="ETH on Ethereum address copied"
        />
        <CopyButton
          isIconOnly
          value="104"
          label="Copy memo"
          copiedLabel="Memo copied"
          failedLabel="Press Ctrl+C"
        />
        <Spinner size="small" />
        <Spinner label="Loading" />
        <Spinner size="large" />
      </Line>
    </Sample>
  </>
);
