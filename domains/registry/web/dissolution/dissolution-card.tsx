import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';

import {
  agreeDissolutionCall,
  askDissolutionCall,
  dissolutionConsent,
  withdrawDissolutionCall,
  type Dissolution,
} from '../../contract/index.ts';
import { registryKey, useDissolution } from '../queries.ts';
import { dissolutionTexts } from './texts.ts';

/** How owners dissolve a business: what must be settled first, who has agreed, and how to withdraw. Others see it only once an owner has asked. */
export function DissolutionCard({ id }: { readonly id: string }) {
  const t = useText(dissolutionTexts);
  const found = useDissolution(id).data;
  if (found === undefined) return null;
  const { may, state } = found;
  const isShown = may.ask || may.agree || may.withdraw || state === 'asked' || state === 'noticed';
  if (!isShown && state !== 'dissolved') return null;
  return (
    <Card title={t('title')} description={state === 'dissolved' ? undefined : t('text')}>
      <State found={found} />
      {(may.ask || may.agree) && <Obstacles found={found} />}
      {(may.ask || may.agree) && found.obstacles.length === 0 && (
        <Consent id={id} act={may.agree ? 'agree' : 'ask'} />
      )}
      {may.withdraw && <Withdraw id={id} />}
    </Card>
  );
}

function State({ found }: { readonly found: Dissolution }) {
  const t = useText(dissolutionTexts);
  const formats = useFormats();
  const { state, asked_by: name, agree_until: until, notice_until: notice, takes_two: takesTwo } = found;
  if (state === 'asked' && until !== null)
    return (
      <Banner tone="warn" isLive>
        {t('asked', { name, date: formats.date(until) })}
      </Banner>
    );
  if (state === 'noticed' && notice !== null)
    return (
      <Banner tone="warn" isLive>
        {t('noticed', { date: formats.date(`${notice}T12:00:00Z`) })}
      </Banner>
    );
  return takesTwo && found.may.ask ? <p className="text-sm text-ink-2">{t('two')}</p> : null;
}

function Obstacles({ found: { obstacles } }: { readonly found: Dissolution }) {
  const t = useText(dissolutionTexts);
  if (obstacles.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('first')}</h3>
      <ul className="flex flex-col gap-2">
        {obstacles.map((each) => (
          <li key={each} className="flex items-start gap-3">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
            {t(`obstacle.${each}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDissolutionSentences() {
  const t = useText(dissolutionTexts);
  return sentences(
    [askDissolutionCall, agreeDissolutionCall, withdrawDissolutionCall],
    {
      team_role_required: t('no.role'),
      business_not_active: t('no.active'),
      dissolution_open: t('no.over'),
      dissolution_over: t('no.over'),
      dissolution_stopped: t('no.stopped'),
      second_owner: t('no.second'),
    },
    () => t('no.number'),
  );
}

/** Asks for the register number, so that nobody dissolves a business by mistake. */
function Consent({ id, act }: { readonly id: string; readonly act: 'ask' | 'agree' }) {
  const t = useText(dissolutionTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const name = `registry.dissolution.${act}.${id}`;
  const form = useKeptForm({
    name,
    keeps: ['number'],
    schema: dissolutionConsent,
    defaultValues: { number: '' },
    sentences: useDissolutionSentences(),
  });
  const { attempt } = useKeptAttempt(name, dissolutionConsent);
  const declared = act === 'ask' ? askDissolutionCall : agreeDissolutionCall;
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        try {
          const done = await attempt(body, (key) =>
            call(declared, { params: { id }, body }, { idempotencyKey: key }),
          );
          if (done) toasts.show({ tone: 'ok', title: t('done') });
        } finally {
          await client.invalidateQueries({ queryKey: registryKey });
        }
      })}
      action={
        <Button type="submit" look="danger" busy={form.isBusy} className="self-start">
          {t(act)}
        </Button>
      }
    >
      <TextField
        label={t('number')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        {...form.field('number')}
      />
    </FormShell>
  );
}

function Withdraw({ id }: { readonly id: string }) {
  const t = useText(dissolutionTexts);
  const say = useSentences(useDissolutionSentences());
  const client = useQueryClient();
  const toasts = useToasts();
  const { key, renew } = useIdempotencyKey();
  const withdraw = useMutation({
    mutationFn: () => call(withdrawDissolutionCall, { params: { id } }, { idempotencyKey: key }),
    onSuccess: () => toasts.show({ tone: 'ok', title: t('done') }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
    onSettled: async () => {
      renew();
      await client.invalidateQueries({ queryKey: registryKey });
    },
  });
  return (
    <Button
      look="secondary"
      busy={withdraw.isPending}
      className="self-start"
      onClick={() => withdraw.mutate()}
    >
      {t('withdraw')}
    </Button>
  );
}
