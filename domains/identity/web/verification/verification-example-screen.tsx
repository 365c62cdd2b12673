import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Switch } from '@egcr/ui/switch';
import type { AuthUser } from '@egcr/web-kit/session';
import { FileCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { PinStatusPanel } from '../pin/pin-status-panel.tsx';
import { VerificationGuard } from '../verification-guard.tsx';
import { AccessRestrictedCard } from './access-restricted-card.tsx';
import { useVerificationText } from './texts.ts';
import { VerificationRequiredCard } from './verification-required-card.tsx';

/** Nobody: for the card that shows itself. */
const sampleUser: AuthUser = {
  id: 'sample',
  email: 'ada@example.org',
  phone: '+12025550123',
  isEmailVerified: false,
  isPhoneVerified: false,
};

/** `/verification-example`: the guard, its fallback and its cards at work. */
export function Screen() {
  const t = useVerificationText();
  return (
    <div className="shell flex max-w-5xl flex-col gap-12 py-10 sm:py-14">
      <PageHeading title={t('example.title')} description={t('example.lead')} />
      <Part title={t('example.you')} text={t('example.you.text')}>
        <VerificationGuard resource={t('example.resource')}>
          <Card icon={<FileCheck aria-hidden />} title={t('example.open.title')} headingLevel={3}>
            <p>{t('example.open')}</p>
          </Card>
        </VerificationGuard>
      </Part>
      <Part title={t('example.fallback')} text={t('example.fallback.text')}>
        <VerificationGuard
          resource={t('example.resource')}
          hasToast={false}
          fallback={<Banner>{t('example.fallback.shown')}</Banner>}
        >
          <Banner tone="ok">{t('example.open')}</Banner>
        </VerificationGuard>
      </Part>
      <Part title={t('example.cards')} text={t('example.cards.text')}>
        {/* Pictures of the cards: their buttons would act for a person who does not exist. */}
        <div inert className="grid items-start gap-6 md:grid-cols-2">
          <AccessRestrictedCard />
          <VerificationRequiredCard user={sampleUser} />
        </div>
      </Part>
      <PinPart />
    </div>
  );
}

function PinPart() {
  const t = useVerificationText();
  const [isShown, setShown] = useState(false);
  return (
    <Part title={t('example.pin')} text={t('example.pin.text')}>
      <Switch label={t('example.pin.show')} isOn={isShown} onChange={setShown} />
      <PinStatusPanel showInDevelopment={!isShown} />
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <section className="engraved flex flex-col gap-5 pt-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-[60ch] text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  );
}
