import { useState } from 'react';
import { AmountField } from '../../src/amount-field.tsx';
import { CodeField } from '../../src/code-field.tsx';
import { FileField } from '../../src/file-field.tsx';
import { PasswordField } from '../../src/password-field.tsx';
import { PhoneField } from '../../src/phone-field.tsx';
import { PinField } from '../../src/pin-field.tsx';
import { TextAreaField, TextField } from '../../src/text-field.tsx';
import { Pair, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

export function FieldsSection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="fields" title={texts.section.fields}>
      <TextFields texts={texts} />
      <Codes texts={texts} />
      <Amounts texts={texts} />
      <Files texts={texts} />
    </Section>
  );
}

function TextFields({ texts }: { readonly texts: Texts }) {
  const [phone, setPhone] = useState('+12133734253');
  return (
    <>
      <Pair>
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          defaultValue="amara@example.com"
        />
        <TextField
          id="refused-email"
          label={texts.email}
          error={texts.emailError}
          type="email"
          defaultValue="amara@"
        />
        <TextField label={texts.username} optionalLabel={texts.optional} placeholder="amara" />
        <TextField label={texts.username} disabled defaultValue="amara" />
        <TextField label={texts.reference} readOnly defaultValue="EG-2041-77" />
        <TextAreaField
          label={texts.note}
          optionalLabel={texts.optional}
          rows={2}
          defaultValue={texts.noteValue}
        />
      </Pair>
      <Pair>
        <PasswordField
          label={texts.password}
          showLabel={texts.show}
          hideLabel={texts.hide}
          autoComplete="new-password"
          defaultValue="guilloche"
          strength={{ completed: 2, total: 4, text: texts.strengthPart }}
        />
        <PasswordField
          label={texts.password}
          showLabel={texts.show}
          hideLabel={texts.hide}
          autoComplete="new-password"
          defaultValue="Guilloche-2041"
          strength={{ completed: 4, total: 4, text: texts.strengthFull }}
        />
        <PhoneField
          label={texts.phone}
          countryLabel={texts.country}
          defaultValue={phone}
          onValueChange={setPhone}
        />
        <PhoneField label={texts.phone} countryLabel={texts.country} onValueChange={setPhone} disabled />
      </Pair>
    </>
  );
}

function Files({ texts }: { readonly texts: Texts }) {
  const choice = {
    label: texts.file,
    hint: texts.fileHint,
    accept: 'application/pdf',
    chooseLabel: texts.fileChoose,
    dropLabel: texts.fileDrop,
    cameraLabel: texts.fileCamera,
    onChoose: () => undefined,
  };
  const file = {
    name: 'passport.pdf',
    size: '2.4 MB',
    actions: [{ label: texts.cancel, onPress: () => undefined }],
  };
  return (
    <Pair>
      <FileField {...choice} id="file" />
      <FileField {...choice} id="refused-file" error={texts.fileError} />
      <FileField
        {...choice}
        chosen={{ ...file, tone: 'brand', status: texts.fileSending, progress: { share: 0.4, text: '40 %' } }}
      />
      <FileField {...choice} chosen={{ ...file, tone: 'ok', status: texts.fileDone }} />
      <FileField {...choice} chosen={{ ...file, tone: 'bad', status: texts.fileError }} />
    </Pair>
  );
}

function Codes({ texts }: { readonly texts: Texts }) {
  const [code, setCode] = useState('204');
  const [pin, setPin] = useState('20');
  return (
    <Pair>
      <CodeField label={texts.code} hint={texts.codeHint} value={code} onValueChange={setCode} />
      <CodeField
        id="refused-code"
        label={texts.code}
        error={texts.codeError}
        value="204177"
        onValueChange={setCode}
      />
      <PinField label={texts.pin} length={4} value={pin} onValueChange={setPin} />
      <PinField label={texts.pin} length={4} value="2041" onValueChange={setPin} disabled />
    </Pair>
  );
}

function Amounts({ texts }: { readonly texts: Texts }) {
  const [amount, setAmount] = useState('250.00');
  return (
    <Pair>
      <AmountField
        label={texts.amount}
        hint={texts.amountHint}
        assetCode="JVD"
        size="large"
        value={amount}
        onValueChange={setAmount}
      />
      <AmountField
        id="refused-amount"
        label={texts.amount}
        error={texts.amountError}
        assetCode="JVD"
        size="large"
        value="250,000.00"
        onValueChange={setAmount}
      />
      <AmountField label={texts.amount} assetCode="EUR" value={amount} onValueChange={setAmount} />
      <AmountField label={texts.amount} assetCode="USDC" value={amount} onValueChange={setAmount} disabled />
    </Pair>
  );
}
