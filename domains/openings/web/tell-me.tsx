import { hrefOf } from '@egcr/contract/product-screens';
import { Link } from '@egcr/ui/link';
import { RichText, useText } from '@egcr/web-kit/i18n.tsx';
import { useSearch } from '@egcr/web-kit/router.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { waitedFor } from '../contract/announced.ts';
import { ByEmail } from './by-email.tsx';
import { ByLink } from './by-link.tsx';
import { ByPress } from './by-press.tsx';
import { openingsClient } from './queries.ts';
import { openingTexts } from './texts.ts';

interface TellMeProps {
  /** The screen of the service. */
  readonly screen: string;
  readonly name: string;
}

/** One press for who is signed in, an address for who is not; `?tell=` brings the link of a mail. */
export function TellMe({ screen, name }: TellMeProps) {
  const t = useText(openingTexts);
  const service = waitedFor(screen);
  const token = new URLSearchParams(useSearch()).get('tell');
  const user = useSession((now) => (now.isAuthenticated ? now.user : null));
  return (
    <QueryClientProvider client={openingsClient}>
      <div className="flex flex-col gap-4">
        <h2 className="text-xl">{t('title')}</h2>
        <Way token={token} userId={user?.id} service={service} name={name} />
      </div>
    </QueryClientProvider>
  );
}

interface WayProps {
  readonly token: string | null;
  readonly userId: string | undefined;
  readonly service: string;
  readonly name: string;
}

function Way({ token, userId, service, name }: WayProps) {
  const t = useText(openingTexts);
  if (token !== null) return <ByLink token={token} />;
  if (userId !== undefined) return <ByPress userId={userId} service={service} name={name} />;
  const signIn = (words: ReactNode) => (
    <Link href={hrefOf('auth', { redirect: window.location.pathname })}>{words}</Link>
  );
  return (
    <>
      <ByEmail service={service} />
      <p className="text-sm text-ink-2">
        <RichText text={t('sign_in')} parts={{ a: signIn }} />
      </p>
    </>
  );
}
