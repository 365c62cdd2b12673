import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';

import { ChangeContactForm } from './change-contact-form.tsx';
import { useSecurityText } from './texts.ts';
import { PartState } from './part-state.tsx';
import { PendingChange } from './pending-change.tsx';
import { useContacts } from './queries.ts';
import type { ContactKind, Contacts } from './security-calls.ts';
import { VerifyContact } from './verify-contact.tsx';

/** One way to reach a person, as the card needs it. */
export interface ContactFacts {
  readonly kind: ContactKind;
  readonly address: string | null;
  readonly isVerified: boolean;
  /** Waits to take the address's place. */
  readonly pending: string | null;
}

function factsOf(kind: ContactKind, contacts: Contacts): ContactFacts {
  return kind === 'email'
    ? { kind, address: contacts.email, isVerified: contacts.isEmailVerified, pending: contacts.newEmail }
    : { kind, address: contacts.phone, isVerified: contacts.isPhoneVerified, pending: contacts.newPhone };
}

/** E-mail or phone: what it is, whether it is verified, and what can be done about it. */
export function ContactCard({ kind }: { readonly kind: ContactKind }) {
  const t = useSecurityText();
  const contacts = useContacts();
  const Icon = kind === 'email' ? Mail : Phone;
  return (
    <Card
      title={t(`contact.${kind}`)}
      description={t(`contact.${kind}.lead`)}
      icon={<Icon aria-hidden className="size-5.5" />}
      padding="large"
    >
      <PartState reading={contacts}>{(found) => <Contact facts={factsOf(kind, found)} />}</PartState>
    </Card>
  );
}

function Contact({ facts }: { readonly facts: ContactFacts }) {
  const t = useSecurityText();
  const [open, setOpen] = useState<'change' | 'verify'>();
  const { address, isVerified, pending } = facts;
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <bdi className="font-semibold wrap-anywhere">{address ?? t('contact.none')}</bdi>
        {address !== null && (
          <Badge tone={isVerified ? 'ok' : 'warn'}>
            {isVerified ? t('contact.verified') : t('contact.unverified')}
          </Badge>
        )}
      </div>
      {pending !== null && <PendingChange facts={facts} to={pending} />}
      {open === 'change' && <ChangeContactForm facts={facts} onClose={close} />}
      {open === 'verify' && <VerifyContact facts={facts} onClose={close} />}
      {open === undefined && (
        <div className="flex flex-wrap gap-3">
          {address !== null && !isVerified && (
            <Button onClick={() => setOpen('verify')}>
              {t('contact.verify')} <span className="sr-only">{address}</span>
            </Button>
          )}
          <Button look="secondary" onClick={() => setOpen('change')}>
            {address === null ? t('contact.add') : t('contact.change')}{' '}
            <span className="sr-only">{t(`contact.${facts.kind}`)}</span>
          </Button>
        </div>
      )}
    </>
  );
}
