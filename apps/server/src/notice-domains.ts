import { notices as approvals } from '@egcr/approvals/notices';
import { notices as banking } from '@egcr/banking/notices';
import { notices as blog } from '@egcr/blog/notices';
import { notices as careers } from '@egcr/careers/notices';
import { notices as cases } from '@egcr/cases/notices';
import { notices as comments } from '@egcr/comments/notices';
import { notices as desk } from '@egcr/desk/notices';
import { notices as developers } from '@egcr/developers/notices';
import { notices as documents } from '@egcr/documents/notices';
import { notices as forms } from '@egcr/forms/notices';
import { notices as fraud } from '@egcr/fraud/notices';
import { notices as funds } from '@egcr/funds/notices';
import { notices as grantProgrammes } from '@egcr/grant-programmes/notices';
import { notices as grants } from '@egcr/grants/notices';
import { notices as support } from '@egcr/support/notices';
import { notices as openings } from '@egcr/openings/notices';
import { notices as organisations } from '@egcr/organisations/notices';
import { notices as paymentRequests } from '@egcr/payment-requests/notices';
import { notices as payments } from '@egcr/payments/notices';
import { notices as payouts } from '@egcr/payouts/notices';
import { notices as rates } from '@egcr/rates/notices';
import { notices as registry } from '@egcr/registry/notices';
import { notices as standingOrders } from '@egcr/standing-orders/notices';
import { notices as treasury } from '@egcr/treasury/notices';
import { notices as verification } from '@egcr/verification/notices';
import { notices as wallet } from '@egcr/wallet/notices';
import { toMajorText, type WireMoney } from '@egcr/contract/money';
import type { IdentityDoor } from '@egcr/identity/server';
import { createNotifications, type NotificationParts } from '@egcr/notifications/server';
import { languages } from '@egcr/server-kit/http/request-facts';

/** The notices of all domains, with the sentences that the browser shows too. */
const all = [
  ...approvals,
  ...banking,
  ...blog,
  ...careers,
  ...cases,
  ...comments,
  ...desk,
  ...developers,
  ...documents,
  ...forms,
  ...fraud,
  ...funds,
  ...grantProgrammes,
  ...grants,
  ...support,
  ...openings,
  ...organisations,
  ...paymentRequests,
  ...payments,
  ...payouts,
  ...rates,
  ...registry,
  ...standingOrders,
  ...treasury,
  ...verification,
  ...wallet,
];
const byKind = new Map(all.map((spoken) => [spoken.declared.kind, spoken]));

/** The bell, and the messages that go out with it. */
export function composeNotifications(
  { publicUrl }: { readonly publicUrl: string },
  identity: Pick<IdentityDoor, 'contactsOf'>,
) {
  return createNotifications({
    publicUrl,
    contactsOf: (db, userId) => identity.contactsOf(db, userId),
    say: sayNotice,
  });
}

/** Says a notice for a mail or a text message; amounts are written out, because no screen is there to hide them. */
export const sayNotice: NotificationParts['say'] = ({ kind, params }, language) => {
  const spoken = byKind.get(kind);
  const known = languages.find((each) => each === language) ?? 'en';
  // Amounts read the same everywhere.
  const locale = known === 'ar' ? 'ar-u-nu-latn' : known;
  const said = spoken?.say(params, {
    language: known,
    locale,
    amount: (money) => amountText(money, locale),
    timeZone: 'UTC',
  });
  if (!spoken || !said) return undefined;
  const { category, type, own = [], isMailedByDomain = false } = spoken.declared;
  const ownWords = own.map((name) => String(params[name] ?? ''));
  return { category, type, isMailedByDomain, title: said.title, own: ownWords };
};

function amountText({ value, assetCode, assetScale }: WireMoney, locale: string): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: assetScale,
    maximumFractionDigits: assetScale,
  });
  // The plain decimal text is read exactly: no float is made of it.
  const text = number.format(toMajorText(BigInt(value), assetScale) as Intl.StringNumericLiteral);
  return `${text} ${assetCode}`;
}
