import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { Button, ButtonLink } from '@egcr/ui/button';
import type { AuthUser } from '@egcr/web-kit/session';
import { BadgeCheck, Mail, Phone, type LucideIcon } from 'lucide-react';

import { CodeEntry } from '../auth/code-entry.tsx';
import { CardFrame } from './card-frame.tsx';
import { useVerificationText } from './texts.ts';
import { useResendVerification, type ResendVerification } from './use-resend-verification.ts';

interface VerificationRequiredCardProps {
  readonly user: AuthUser;
  readonly resource?: string | undefined;
  readonly headingLevel?: 1 | 2 | undefined;
}

/** Signed in, but neither e-mail nor phone is verified: what there is, and how to verify it. */
export function VerificationRequiredCard({ user, resource, headingLevel }: VerificationRequiredCardProps) {
  const t = useVerificationText();
  const resend = useResendVerification(user);
  const hasAny = user.email !== null || user.phone !== null;
  return (
    <CardFrame
      Icon={BadgeCheck}
      headingLevel={headingLevel}
      title={t('required.title')}
      text={t('required.text', { resource: resource ?? t('required.resource') })}
    >
      {hasAny && (
        <ul className="flex flex-col rounded-lg border border-line">
          <Address
            Icon={Mail}
            label={t('required.email')}
            address={user.email}
            isVerified={user.isEmailVerified}
          />
          <Address
            Icon={Phone}
            label={t('required.phone')}
            address={user.phone}
            isVerified={user.isPhoneVerified}
          />
        </ul>
      )}
      <p className="text-sm text-ink-2">{hasAny ? t('required.guidance') : t('required.guidance.nothing')}</p>
      {resend.sentTo === undefined ? (
        <ResendButtons user={user} resend={resend} />
      ) : (
        <SentCode resend={resend} sentTo={resend.sentTo} />
      )}
      <ButtonLink href={hrefOf('dashboard')} look="quiet" width="full">
        {t('required.dashboard')}
      </ButtonLink>
    </CardFrame>
  );
}

interface AddressProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly address: string | null;
  readonly isVerified: boolean;
}

function Address({ Icon, label, address, isVerified }: AddressProps) {
  const t = useVerificationText();
  if (address === null) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line p-3.5 not-first:border-t">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-2" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-xs font-medium text-ink-2">{label}</span>
        <bdi className="wrap-anywhere">{address}</bdi>
      </span>
      <Badge tone={isVerified ? 'ok' : 'warn'}>
        {isVerified ? t('required.verified') : t('required.unverified')}
      </Badge>
    </li>
  );
}

interface ResendButtonsProps {
  readonly user: AuthUser;
  readonly resend: ResendVerification;
}

function ResendButtons({ user, resend }: ResendButtonsProps) {
  const t = useVerificationText();
  return (
    <div className="flex flex-col gap-2.5 empty:hidden">
      {user.email !== null && !user.isEmailVerified && (
        <Button width="full" busy={resend.busy === 'email'} onClick={() => void resend.byEmail()}>
          {t('required.resend_email')}
        </Button>
      )}
      {user.phone !== null && !user.isPhoneVerified && (
        <Button
          look="secondary"
          width="full"
          busy={resend.busy === 'phone'}
          onClick={() => void resend.byPhone()}
        >
          {t('required.resend_phone')}
        </Button>
      )}
    </div>
  );
}

interface SentCodeProps {
  readonly resend: ResendVerification;
  readonly sentTo: string;
}

function SentCode({ resend, sentTo }: SentCodeProps) {
  const t = useVerificationText();
  return (
    <CodeEntry
      hint={t('required.code', { address: sentTo })}
      onVerify={resend.verify}
      explain={resend.explain}
      onResend={resend.again}
      resendLabel={resend.kind === 'email' ? t('required.resend_email') : t('required.resend_phone')}
      resendInLabel={(seconds) => t('required.wait', { seconds })}
    />
  );
}
