import { useState } from 'react';

import {
  AmountField,
  Checkbox,
  CurrencyButton,
  CurrencyIcon,
  Hint,
  IconButton,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
  TextLink,
} from '../components';
import { ClipboardIcon, ScanLineIcon } from '../icons';
import { Line, Sample } from './sample';

const rateModes = [
  { value: 'floating', label: 'Floating rate', hint: 'The rate of the moment your coins arrive.' },
  { value: 'fixed', label: 'Fixed rate', hint: 'The rate you see, for 20 minutes.' },
] as const;

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'ja', label: '日本語', isDisabled: true },
];

const AmountSamples = () => (
  <Sample title="AmountField">
    <AmountField
      label="You send"
      defaultValue="0.1"
      caption="≈ $6,412.90"
      labelEnd={<TextLink href="#minimum">Min 0.0021</TextLink>}
      currency={
        <CurrencyButton
          icon={<CurrencyIcon ticker="btc" />}
          ticker="btc"
          network="Bitcoin"
          label="Currency to send:"
        />
      }
    />
    <AmountField
      readOnly
      isPending
      label="You get"
      defaultValue="1.8204117"
      caption="No extra fees"
      currency={
        <CurrencyButton
          icon={<CurrencyIcon ticker="usdt" />}
          ticker="usdt"
          network="Tron (TRC-20)"
          label="Currency to get:"
        />
      }
    />
    <AmountField
      label="You get"
      defaultValue="0.123456789012345678"
      currency={<CurrencyButton icon={<CurrencyIcon ticker="eth" />} ticker="eth" label="Currency to get:" />}
    />
    <AmountField label="You send" defaultValue="0.0001" error="The least you can send is 0.0021 BTC." />
    <AmountField label="You send" placeholder="0" warning="5.8 % below the market rate." />
  </Sample>
);

const TextSamples = () => (
  <Sample title="TextField, TextArea, SelectField">
    <TextField
      isMonospace
      label="Recipient address"
      placeholder="Your ETH address"
      hint="Coins sent to a wrong address are lost."
      labelEnd={
        <Hint label="What is a recipient address?">The address of the wallet that shall get the coins.</Hint>
      }
      trailingAction={
        <>
          <IconButton label="Paste" size="small">
            <ClipboardIcon size="small" />
          </IconButton>
          <IconButton label="Scan a QR code" size="small">
            <ScanLineIcon size="small" />
          </IconButton>
        </>
      }
    />
    <TextField
      isMonospace
      label="Refund address"
      defaultValue="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
      status="valid"
      statusLabel="This address is valid"
    />
    <TextField label="Name" defaultValue="vitalik.eth" status="pending" statusLabel="Looking the name up" />
    <TextField
      label="E-mail"
      type="email"
      autoComplete="email"
      defaultValue="maria@"
      error="This is not an e-mail address."
    />
    <TextField
      label="Memo"
      inputMode="numeric"
      defaultValue="4294967296"
      warning="XRP tags end at 4294967295."
    />
    <TextField label="Amount" prefix="$" suffix="USD" inputMode="decimal" defaultValue="250" />
    <TextField label="Provider" disabled defaultValue="Chosen for you" />
    <TextArea
      label="Message"
      defaultValue="My exchange has been waiting for an hour."
      hint="500 characters at most."
    />
    <SelectField label="Language" options={languages} defaultValue="en" />
    <SelectField label="Network" options={languages} error="Choose a network." />
  </Sample>
);

const ChoiceSamples = () => {
  const [rateMode, setRateMode] = useState<'floating' | 'fixed'>('floating');
  return (
    <Sample title="Checkbox, RadioGroup">
      <Checkbox
        defaultChecked
        label={
          <>
            I agree to the <TextLink href="#terms">terms of use</TextLink>
          </>
        }
      />
      <Checkbox label="My wallet needs no memo" hint="Exchanges nearly always need one." />
      <Checkbox label="I agree to the provider's terms" error="Without this no exchange can be made." />
      <Line>
        <Checkbox label="Off" disabled />
        <Checkbox label="On" disabled defaultChecked />
      </Line>
      <RadioGroup legend="Rate" options={rateModes} value={rateMode} onValueChange={setRateMode} />
      <RadioGroup
        legend="Rate, in words"
        look="list"
        options={rateModes}
        value={rateMode}
        onValueChange={setRateMode}
      />
      <RadioGroup
        isLegendHidden
        legend="Rate, fixed not available"
        options={[rateModes[0], { ...rateModes[1], isDisabled: true }]}
        value="floating"
        onValueChange={setRateMode}
      />
    </Sample>
  );
};

export const FieldSamples = () => (
  <>
    <AmountSamples />
    <TextSamples />
    <ChoiceSamples />
  </>
);
