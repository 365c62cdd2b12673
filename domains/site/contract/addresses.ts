/** How much an address asks of the visitor; each level includes the ones before it. */
export type GuardLevel = 'public' | 'signed_in' | 'profiled' | 'pinned';

/** Which frame stands around the screen: the public header and footer, the same for pages people act on, none, or the signed-in navigation. */
export type Frame = 'public' | 'entry' | 'bare' | 'app';

export interface Address {
  /** With `$name` for a parameter. */
  readonly path: `/${string}`;
  readonly guard: GuardLevel;
  readonly frame: Frame;
  /** The screen's name in the registry of screens; two addresses may open the same screen. */
  readonly screen: string;
  /** The key of its title in the title catalogue. */
  readonly titleKey: string;
  /** Whether the screen does what it promises; otherwise its address shows that it is not open yet. */
  readonly isOpen: boolean;
  /** The requirement this address answers. */
  readonly requirement: string;
  /** The name of the resource guard around the screen, where it has one. */
  readonly resource?: string;
}

function rows<const Screen extends string>(
  facts: { readonly guard: GuardLevel; readonly frame: Frame; readonly resource?: string },
  table: readonly (readonly [path: `/${string}`, screen: Screen, requirement: string, isOpen?: 'open'])[],
) {
  return table.map(([path, screen, requirement, isOpen]) => ({
    path,
    ...facts,
    screen,
    titleKey: screen,
    isOpen: isOpen === 'open',
    requirement,
  }));
}

/** Every address of the product. Guards, titles, navigation, the server's 404 and the tests read this one table. */
export const addresses = [
  ...rows({ guard: 'public', frame: 'public' }, [
    ['/', 'landing', 'ROUTE-01', 'open'],
    ['/legals', 'legals', 'ROUTE-05', 'open'],
    ['/egcr/whitepaper', 'whitepaper', 'ROUTE-06', 'open'],
    ['/egcr/benefits/individuals', 'benefits-individuals', 'ROUTE-06', 'open'],
    ['/egcr/benefits/businesses', 'benefits-businesses', 'ROUTE-06', 'open'],
    ['/egcr/benefits/governments', 'benefits-governments', 'ROUTE-06', 'open'],
    ['/egcr/benefits/organizations', 'benefits-organizations', 'ROUTE-06', 'open'],
    ['/blog', 'blog', 'ROUTE-07'],
    ['/jobs', 'jobs', 'ROUTE-10'],
    ['/security', 'security', 'ROUTE-10', 'open'],
  ]),
  ...rows({ guard: 'public', frame: 'entry' }, [
    ['/contact', 'contact', 'ROUTE-05', 'open'],
    ['/auth', 'auth', 'ROUTE-02', 'open'],
    ['/verification-example', 'verification-example', 'ROUTE-08', 'open'],
    ['/verify', 'verify', 'SYS-01', 'open'],
  ]),
  ...rows({ guard: 'signed_in', frame: 'bare', resource: 'profile completion' }, [
    ['/complete-profile', 'complete-profile', 'ROUTE-12', 'open'],
  ]),
  ...rows({ guard: 'profiled', frame: 'bare' }, [
    ['/pin-verification', 'pin-verification', 'ROUTE-13', 'open'],
    ['/pin-reset', 'pin-reset', 'ROUTE-13', 'open'],
  ]),
  ...rows({ guard: 'pinned', frame: 'app' }, [
    ['/dashboard', 'dashboard', 'ROUTE-14', 'open'],
    ['/settings', 'settings', 'ROUTE-14', 'open'],
    ['/services', 'services', 'ROUTE-14', 'open'],
    ['/services/business', 'services-business', 'ROUTE-14', 'open'],
    ['/services/personal', 'services-personal', 'ROUTE-14', 'open'],
    ['/services/government', 'services-government', 'ROUTE-14', 'open'],
    ['/services/egcr-business-reserve', 'business-reserve', 'ROUTE-14'],
    ['/services/ngoinstitutions', 'services-ngo', 'ROUTE-14', 'open'],
    ['/grants', 'grants', 'ROUTE-14'],
    ['/wallet', 'wallet', 'ROUTE-14', 'open'],
    ['/wallet/send', 'wallet-send', 'SYS-01', 'open'],
    ['/wallet/receive', 'wallet-receive', 'SYS-01', 'open'],
    ['/wallet/scan', 'wallet-scan', 'SYS-01', 'open'],
    ['/wallet/requests', 'wallet-requests', 'SYS-01', 'open'],
    ['/wallet/requests/new', 'wallet-request-new', 'SYS-01', 'open'],
    ['/wallet/requests/$requestId', 'wallet-request', 'SYS-01', 'open'],
    ['/wallet/payees', 'wallet-payees', 'SYS-01', 'open'],
    ['/wallet/scheduled', 'wallet-scheduled', 'SYS-01', 'open'],
    ['/wallet/scheduled/new', 'wallet-scheduled-new', 'SYS-01', 'open'],
    ['/wallet/scheduled/$orderId', 'wallet-scheduled-order', 'SYS-01', 'open'],
    ['/wallet/pots', 'wallet-pots', 'SYS-01', 'open'],
    ['/wallet/pots/new', 'wallet-pot-new', 'SYS-01', 'open'],
    ['/wallet/pots/$potId', 'wallet-pot', 'SYS-01', 'open'],
    ['/wallet/add', 'wallet-add', 'SYS-01', 'open'],
    ['/wallet/convert', 'wallet-convert', 'SYS-01', 'open'],
    ['/wallet/conversions/$conversionId', 'wallet-conversion', 'SYS-01', 'open'],
    ['/wallet/rates', 'wallet-rates', 'PREF-01', 'open'],
    ['/wallet/history', 'wallet-history', 'SYS-01', 'open'],
    ['/wallet/imports', 'wallet-imports', 'SYS-01', 'open'],
    ['/wallet/withdraw', 'wallet-withdraw', 'SYS-01', 'open'],
    ['/wallet/statements', 'wallet-statements', 'SYS-01', 'open'],
    ['/wallet/security', 'wallet-security', 'SYS-01', 'open'],
    ['/wallet/transfers/$transferId', 'wallet-transfer', 'SYS-01', 'open'],
    ['/global-job-board', 'job-board', 'ROUTE-14'],
    ['/egcr-capital-market', 'capital-market', 'ROUTE-14'],
    ['/email', 'email', 'ROUTE-14'],
    ['/debt-management', 'debt', 'ROUTE-14'],
    ['/businesses', 'businesses', 'ROUTE-14'],
    ['/businesses/$businessId', 'business', 'ROUTE-14'],
  ]),
  ...rows({ guard: 'profiled', frame: 'app' }, [
    ['/credit-reporting', 'credit', 'ROUTE-15'],
    ['/create/$serviceType', 'create-service', 'ROUTE-15'],
    ['/business-registration', 'registration', 'ROUTE-15'],
    ['/business-registration/register', 'register-business', 'ROUTE-15'],
    ['/business-registration/register/$draftId', 'register-business', 'ROUTE-15'],
    ['/business/verification', 'business-verification', 'ROUTE-15'],
    ['/business/directory', 'directory', 'ROUTE-15'],
    ['/business/capital-market', 'business-capital-market', 'ROUTE-15'],
    ['/business/admin', 'business-admin', 'ROUTE-15'],
    ['/apply-funding/$fundType', 'funding-application', 'ROUTE-15'],
    ['/apply-grant/$grantType', 'funding-application', 'ROUTE-15'],
    ['/super-admin', 'super-admin', 'ROUTE-15', 'open'],
    ['/super-admin/contact', 'contact-queue', 'ROUTE-05', 'open'],
    ['/super-admin-oversight', 'super-admin-oversight', 'ROUTE-15', 'open'],
    ['/ai-agents', 'ai-agents', 'ROUTE-15'],
    ['/payment-gateway', 'payment-gateway', 'ROUTE-15'],
    ['/ai-agents/business', 'business-ai-agents', 'ROUTE-15'],
  ]),
] as const satisfies readonly Address[];

/** The name of every screen; each has a title in every language. */
export type ScreenName = (typeof addresses)[number]['screen'];

interface Match {
  readonly address: Address;
  readonly params: Readonly<Record<string, string>>;
}

/** The address a path belongs to, a literal segment before a parameter; undefined where there is none. A slash at the end does not matter. */
export function matchAddress(pathname: string): Match | undefined {
  const segments = segmentsOf(pathname);
  if (!segments) return undefined;
  const matches = addresses.flatMap((address) => {
    const params = matchSegments(address.path, segments);
    return params ? [{ address, params }] : [];
  });
  return matches.toSorted(
    (left, right) => Object.keys(left.params).length - Object.keys(right.params).length,
  )[0];
}

function segmentsOf(pathname: string): readonly string[] | undefined {
  if (!pathname.startsWith('/') || pathname.includes('//')) return undefined;
  try {
    return pathname
      .replace(/\/$/, '')
      .split('/')
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

function matchSegments(
  path: string,
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const wanted = path === '/' ? [''] : path.split('/');
  if (wanted.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, want] of wanted.entries()) {
    const given = segments[at] ?? '';
    if (want.startsWith('$') && given !== '') params[want.slice(1)] = given;
    else if (want !== given) return undefined;
  }
  return params;
}
