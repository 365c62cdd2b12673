import { reasonText, REASON_MAX_LENGTH } from '@egcr/approvals/contract';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import * as z from 'zod/mini';

import { listSamplesCall, proposePurgeCall } from '../../contract/sample-endpoints.ts';
import { AdminGate } from '../screens/admin-gate.tsx';
import { useSampleText } from './texts.ts';

const NAME = 'staff.purge';
const AREAS = ['cases', 'fraud', 'grants', 'registry', 'support', 'jobs', 'careers', 'blog'] as const;
const proposed = z.strictObject({ reason: reasonText });

/** How many invented things there are, and the proposal to remove all of them. */
export function SamplesCard() {
  const t = useSampleText();
  const reading = useQuery({ queryKey: ['staff', 'samples'], queryFn: () => call(listSamplesCall) });
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<FlaskConical aria-hidden className="size-5.5" />}
      padding="large"
    >
      <AdminGate reading={reading}>
        {({ items }) =>
          items.length === 0 ? <p className="text-sm text-ink-2">{t('none')}</p> : <Found items={items} />
        }
      </AdminGate>
    </Card>
  );
}

export { SamplesCard as Slot };

function Found({
  items,
}: {
  readonly items: readonly { readonly domain: string; readonly count: number }[];
}) {
  const t = useSampleText();
  const { number } = useFormats();
  return (
    <div className="flex flex-col gap-5">
      <KeyValueList
        items={items.map(({ domain, count }) => {
          const area = AREAS.find((each) => each === domain);
          return { key: area === undefined ? domain : t(`area.${area}`), value: number(count) };
        })}
      />
      <p className="text-sm text-ink-2">{t('stays')}</p>
      <PurgeForm />
    </div>
  );
}

function PurgeForm() {
  const t = useSampleText();
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(NAME, proposed);
  const form = useKeptForm({
    name: NAME,
    keeps: ['reason'],
    schema: proposed,
    defaultValues: { reason: '' },
    sentences: sentences(proposePurgeCall, { too_many_proposals: t('many') }),
  });
  async function send(given: z.output<typeof proposed>): Promise<void> {
    const made = await attempt(given, (key) =>
      call(proposePurgeCall, { body: given }, { idempotencyKey: key }),
    );
    if (made === undefined) return;
    form.form.reset();
    toasts.show({ tone: 'ok', title: t('sent') });
    await client.invalidateQueries({ queryKey: ['approvals'] });
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" look="danger" busy={form.isBusy} className="self-start">
          {t('purge')}
        </Button>
      }
    >
      <TextField
        {...form.field('reason')}
        label={t('reason')}
        maxLength={REASON_MAX_LENGTH}
        dir="auto"
        autoComplete="off"
      />
    </FormShell>
  );
}
