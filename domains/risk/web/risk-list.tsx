import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { emailIssue } from '@egcr/identity/contract';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { callActing, callFileActing, NarrowedList, type Narrowed } from '@egcr/organisations/web';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { Suspense, useState, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';

import {
  addToRiskListCall,
  removeFromRiskListCall,
  riskListFileCall,
  type RiskListEntry,
} from '../contract/index.ts';
import { riskListKinds } from '../contract/risk-rules.ts';
import { rereadRisk, riskListAsked, useRiskList } from './queries.ts';
import { riskTexts } from './texts.ts';

/** What the reader takes no money from, and the form that adds to it. */
export function RiskList() {
  const t = useText(riskTexts);
  const [view, setView] = useState<Narrowed<RiskListEntry['kind']>>({});
  return (
    <div className="flex flex-col gap-6">
      <AddEntry />
      <NarrowedList
        view={view}
        onShow={(change) => setView({ ...view, ...change })}
        choice={{
          label: t('list.kind'),
          states: riskListKinds,
          nameOf: (kind) => t(`listed.${kind}`),
        }}
        hasModes={false}
        searchLabel={t('list.search')}
        fetchSheet={() => callFileActing(riskListFileCall, { query: riskListAsked(view) })}
        pages={useRiskList(view)}
        label={t('tab.list')}
        renderRow={(entry) => <Row key={entry.id} entry={entry} />}
        empty={
          <EmptyState
            icon={<Ban aria-hidden className="size-5" />}
            title={t('list.none')}
            description={t('list.text')}
          />
        }
      />
    </div>
  );
}

const kinds = ['email', 'country'] as const;
type TypedKind = (typeof kinds)[number];

/** The rules of the server. */
function isEntry(kind: TypedKind, entry: string): boolean {
  if (kind === 'email') return emailIssue(entry) === undefined;
  return /^[A-Za-z]{2}$/.test(entry);
}

const kept = z.object({ kind: z.string(), entry: z.string() });

function AddEntry() {
  const t = useText(riskTexts);
  const client = useQueryClient();
  const [kind, setKind] = useState<TypedKind>('email');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { attempt } = useKeptAttempt('payments.risk_list', kept);
  const { failure } = useSentences(sentences(addToRiskListCall, { risk_limit_reached: t('issue.limit') }));
  const adding = useMutation({
    mutationFn: (entry: string) =>
      attempt({ kind, entry }, (key) =>
        callActing(addToRiskListCall, { body: { kind, entry } }, { idempotencyKey: key }),
      ),
    onSuccess: () => {
      setTyped('');
      void rereadRisk(client);
    },
  });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const entry = typed.trim();
    const isGood = isEntry(kind, entry);
    setWrong(!isGood);
    if (isGood) adding.mutate(entry);
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="card flex flex-col gap-4 p-4">
      {adding.isError && (
        <Banner tone="bad" isLive>
          {failure(adding.error)}
        </Banner>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('entry.kind')}
          value={kind}
          onChange={({ target }) => {
            setKind(kinds.find((each) => each === target.value) ?? kind);
            setWrong(false);
          }}
          options={kinds.map((value) => ({ value, label: t(`entry.${value}`) }))}
        />
        <TextField
          label={t(`entry.${kind}`)}
          dir="ltr"
          autoComplete="off"
          inputMode={kind === 'email' ? 'email' : 'text'}
          maxLength={254}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWrong(false);
          }}
          error={isWrong ? t(`issue.${kind}`) : undefined}
        />
      </div>
      <Button type="submit" className="self-start" busy={adding.isPending}>
        {t('add')}
      </Button>
    </form>
  );
}

function Row({ entry }: { readonly entry: RiskListEntry }) {
  const t = useText(riskTexts);
  const formats = useFormats();
  const [isAsked, setAsked] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <bdi className="font-medium wrap-anywhere">{entry.hint}</bdi>
        <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          <span>{t(`listed.${entry.kind}`)}</span>
          <time dateTime={entry.created_at}>{formats.recent(entry.created_at)}</time>
        </span>
      </span>
      <Button look="secondary" size="small" onClick={() => setAsked(true)}>
        {t('remove')} <bdi className="sr-only">{entry.hint}</bdi>
      </Button>
      {isAsked && <Remove entry={entry} onClose={() => setAsked(false)} />}
    </li>
  );
}

function Remove({ entry, onClose }: { readonly entry: RiskListEntry; readonly onClose: () => void }) {
  const t = useText(riskTexts);
  const client = useQueryClient();
  const { failure } = useSentences(
    sentences(removeFromRiskListCall, { ...pinSaidAtField, not_found: t('issue.gone') }),
  );
  async function run(pin: string) {
    await callActing(removeFromRiskListCall, { params: { id: entry.id }, body: { pin } });
    void rereadRisk(client);
  }
  return (
    <Suspense>
      <PinDialog
        title={t('remove')}
        description={t('remove.text')}
        confirmLabel={t('remove')}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}
