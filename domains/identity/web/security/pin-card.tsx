import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { PinField } from '@egcr/ui/pin-field';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { PIN_LENGTH, pinIssue } from '../../contract/index.ts';
import { usePinText } from '../pin/texts.ts';
import { ChangeForm } from './change-form.tsx';
import { useSecurityText } from './texts.ts';
import { usePinProblem } from './pin-problem.ts';
import { useReread } from './queries.ts';
import { useSecurityCalls } from './security-calls.ts';

const pinSchema = z.object({ current: z.string(), pin: z.string(), repeated: z.string() }).check(
  z.check(({ value, issues }) => {
    const found = {
      current: value.current.length === PIN_LENGTH ? undefined : 'pin_format',
      pin: pinIssue(value.pin),
      repeated: value.pin === value.repeated ? undefined : 'pins_differ',
    };
    for (const [field, message] of Object.entries(found)) {
      if (message) issues.push({ code: 'custom', message, path: [field], input: value, continue: true });
    }
  }),
);

/** The PIN: one line, and its form when it is to be changed. */
export function PinCard() {
  const t = useSecurityText();
  const pinText = usePinText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('pin.title')}
      description={t('pin.lead')}
      icon={<KeyRound aria-hidden className="size-5.5" />}
      padding="large"
    >
      {isOpen ? (
        <PinForm onDone={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('pin.change')}
          </Button>
          <Link href="/pin-reset" look="standalone" className="text-sm">
            {pinText('verify.forgot')}
          </Link>
        </div>
      )}
    </Card>
  );
}

const pinIssues = ['pin_format', 'pin_too_simple', 'pins_differ'] as const;

function PinForm({ onDone }: { readonly onDone: () => void }) {
  const t = useSecurityText();
  const pinText = usePinText();
  const toasts = useToasts();
  const calls = useSecurityCalls();
  const reread = useReread();
  const form = useSchemaForm({
    schema: pinSchema,
    defaultValues: { current: '', pin: '', repeated: '' },
    sentences: {
      issue: ({ code }) => {
        const known = pinIssues.find((each) => each === code);
        return known && pinText(`issue.${known}`);
      },
    },
    explain: usePinProblem(),
    fieldOfCode: { pin_incorrect: 'current' },
  });
  async function change({ pin, current }: { readonly pin: string; readonly current: string }) {
    try {
      await calls.changePin(pin, current);
    } catch (failure) {
      if (isRefusal(failure, 'pin_incorrect')) form.form.setValue('current', '');
      throw failure;
    }
    toasts.show({
      tone: 'ok',
      title: pinText('reset.done.title'),
      description: pinText('reset.done'),
    });
    onDone();
    await reread('history');
  }
  const values = form.form.watch();
  const pinField = (name: 'current' | 'pin' | 'repeated') => {
    const { id, error } = form.field(name);
    const onValueChange = (digits: string) => form.form.setValue(name, digits);
    return { id, error, value: values[name], onValueChange, length: PIN_LENGTH };
  };
  return (
    <ChangeForm form={form} onSubmit={change} submitLabel={t('pin.change')} onCancel={onDone}>
      <PinField {...pinField('current')} label={t('pin.current')} />
      <PinField {...pinField('pin')} label={pinText('reset.new.label')} hint={pinText('reset.new.rules')} />
      <PinField {...pinField('repeated')} label={pinText('reset.new.repeat')} />
    </ChangeForm>
  );
}
