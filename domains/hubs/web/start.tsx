import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { TaskRow } from '@egcr/ui/task-row';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import {
  Building2,
  FilePen,
  FolderClock,
  HandCoins,
  Landmark,
  MailPlus,
  MessageCircleQuestion,
  Plus,
  Send,
  type LucideIcon,
} from 'lucide-react';

import { hubAudiences, nextStepOn, type NextStep } from '../contract/next-step.ts';
import { useHub, type Begun } from './queries.ts';
import { hubTexts } from './texts.ts';

const icons: Readonly<Record<NextStep, LucideIcon>> = {
  answer: MessageCircleQuestion,
  verify_email: MailPlus,
  register_business: Building2,
  check_business: Building2,
  add_organisation: Landmark,
  find_grants: HandCoins,
  add_money: Plus,
  send_money: Send,
};

const hrefs: Readonly<Record<Exclude<NextStep, 'answer'>, () => string>> = {
  verify_email: () => hrefOf('settings', { section: 'contacts' }),
  register_business: () => hrefOf('registration'),
  check_business: () => hrefOf('businesses'),
  add_organisation: () => hrefOf('settings', { section: 'organisations' }),
  find_grants: () => hrefOf('grants'),
  add_money: () => hrefOf('wallet-add'),
  send_money: () => hrefOf('wallet-send'),
};

function hrefOfStep(step: NextStep, question: string | undefined): string {
  return step === 'answer' ? (question ?? hrefOf('cases')) : hrefs[step]();
}

/** On the pages of services: what helps the person most now, and what they began last. As tall while it is read as afterwards. */
export function Slot() {
  const t = useText(hubTexts);
  const about = useSlotSubject();
  const hub = useHub();
  if (!hub)
    return (
      <SkeletonGroup label={t('loading')}>
        <div className="grid gap-4 xl:grid-cols-2">
          <Skeleton className="h-45" />
          <Skeleton className="h-45" />
        </div>
      </SkeletonGroup>
    );
  const step = nextStepOn(hubAudiences.find((known) => known === about) ?? 'all', hub.facts);
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Card title={t('next')} className="min-h-45">
        <ul>
          <TaskRow
            href={hrefOfStep(step, hub.question)}
            Icon={icons[step]}
            title={t(`step.${step}`)}
            text={t(`step.${step}.text`)}
          />
        </ul>
      </Card>
      <Card title={t('continue')} className="min-h-45">
        {hub.begun ? <Continue begun={hub.begun} /> : <p className="text-ink-2">{t('continue.none')}</p>}
      </Card>
    </div>
  );
}

function Continue({ begun }: { readonly begun: Begun }) {
  const t = useText(hubTexts);
  const formats = useFormats();
  return (
    <ul>
      <TaskRow
        href={begun.href}
        Icon={begun.kind === 'draft' ? FilePen : FolderClock}
        title={begun.title}
        text={t(`${begun.kind}.at`, { date: formats.date(begun.at) })}
      />
    </ul>
  );
}
