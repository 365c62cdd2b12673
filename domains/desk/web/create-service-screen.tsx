import { PaperButton } from '@egcr/cases/web';
import { draftsKey, FormSteps, formsTexts, type SentDraft } from '@egcr/forms/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { useActingFor } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { usePathPart, useRouter } from '@egcr/web-kit/router.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

import { askForServiceCall, type Service } from '../contract/index.ts';
import { createAddress } from './create-address.ts';
import { CreatePage } from './create-page.tsx';
import { useServices } from './queries.ts';
import { ServiceIntro } from './service-intro.tsx';
import { ServiceList } from './service-list.tsx';
import { deskTexts } from './texts.ts';
import { wizardAddress } from './wizards.ts';

/** `/create` and `/create/$serviceType`: the list; what a service is, its questions, and the reference at the end; or its own wizard. */
export function Screen() {
  const type = usePathPart('serviceType');
  if (type === '') return <CreatePage />;
  const wizard = wizardAddress(type);
  return wizard === undefined ? <ServicePage type={type} /> : <LeadTo address={wizard} />;
}

/** The way back leads past this address, to where the reader came from. */
function LeadTo({ address }: { readonly address: string }) {
  const { go } = useRouter();
  // Where one is belongs to the browser.
  useEffect(() => go(address, 'replace'), [go, address]);
  return <Waiting />;
}

function ServicePage({ type }: { readonly type: string }) {
  const t = useText(deskTexts);
  const say = useSentences();
  const services = useServices();
  if (services.isError)
    return (
      <ErrorCard
        headingLevel={1}
        title={t('unread')}
        description={say.failure(services.error)}
        retryLabel={t('retry')}
        onRetry={() => void services.refetch()}
      />
    );
  if (!services.data) return <Waiting />;
  const service = services.data.find((each) => each.type === type);
  return service ? <Asking key={type} service={service} /> : <Unknown />;
}

function Waiting() {
  const t = useText(deskTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}

function Unknown() {
  const t = useText(deskTexts);
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={t('unknown')} description={t('unknown.text')} />
      <ServiceList />
    </div>
  );
}

interface Sent {
  readonly id: string;
  readonly reference: string;
}

function Asking({ service }: { readonly service: Service }) {
  const t = useText(deskTexts);
  const formsWords = useText(formsTexts);
  const actingFor = useActingFor()?.id;
  const client = useQueryClient();
  const shown = createAddress(service.type);
  const { view } = useAddress(shown);
  const [sent, setSent] = useState<Sent>();
  const { attempt } = useKeptAttempt(`desk.${service.type}.${actingFor ?? ''}`, z.unknown());
  const { type, form } = service;
  async function send(body: SentDraft): Promise<boolean> {
    const made = await attempt(body, (key) =>
      call(askForServiceCall, { params: { type }, body }, { idempotencyKey: key }),
    );
    if (!made) return false;
    setSent(made);
    await client.invalidateQueries({ queryKey: draftsKey });
    return true;
  }
  if (sent) return <Confirmation sent={sent} title={service.title} />;
  const isBegun = view.question !== undefined || view.step !== undefined;
  if (form !== null && isBegun)
    return (
      <FormSteps
        key={actingFor ?? ''}
        form={form}
        actingFor={actingFor}
        address={shown}
        send={send}
        sentBy={{ endpoint: askForServiceCall, params: { type } }}
        sentences={sentences(askForServiceCall, {
          draft_sent: t('draft.sent'),
          draft_changed: t('draft.changed'),
          team_role_required: formsWords('viewer'),
          case_step_refused: t('failed'),
        })}
      />
    );
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <BackLink href={hrefOf('create-service')}>{t('back')}</BackLink>
      <ServiceIntro service={service} />
    </div>
  );
}

function Confirmation({ sent, title }: { readonly sent: Sent; readonly title: string }) {
  const t = useText(deskTexts);
  return (
    <ConfirmationPanel
      title={t('sent')}
      subject={title}
      description={t('sent.text')}
      reference={{ label: t('reference'), value: sent.reference }}
      actions={
        <>
          <ButtonLink href={`${hrefOf('cases')}/${sent.id}`}>{t('open')}</ButtonLink>
          <PaperButton id={sent.id} size="medium" />
          <ButtonLink look="secondary" href={hrefOf('create-service')}>
            {t('back')}
          </ButtonLink>
        </>
      }
    />
  );
}
