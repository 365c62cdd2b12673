import { staffRoles } from '@egcr/roles/contract';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';

import type { Fact, Proposal } from '../contract/index.ts';
import { useRoleNames } from './role-names/texts.ts';
import { useProposalText, type ProposalText } from './texts.ts';

/** So much of a hash is enough to compare two screens by eye. */
const HASH_SHOWN = 16;

/** What a proposal would do, line by line, who made it, and until when it waits. */
export function Facts({ proposal }: { readonly proposal: Proposal }) {
  const t = useProposalText();
  const formats = useFormats();
  const { facts, reason, proposed_by: maker, expires_at: expires, sha256, state } = proposal;
  return (
    <KeyValueList
      items={[
        ...facts.map((fact) => ({ key: t(`fact.${fact.name}`), value: <FactValue fact={fact} /> })),
        ...(reason === '' ? [] : [{ key: t('reason'), value: <bdi>{reason}</bdi> }]),
        { key: t('by'), value: <bdi>{maker.name === '' ? t('gone') : maker.name}</bdi> },
        ...(state === 'open'
          ? [
              {
                key: t('expires'),
                value: (
                  <time dateTime={expires} title={formats.exact(expires)}>
                    {formats.exact(expires)}
                  </time>
                ),
              },
            ]
          : []),
        {
          key: t('hash'),
          value: <Hash shown={sha256.slice(0, HASH_SHOWN)} whole={sha256} />,
        },
      ]}
    />
  );
}

function Hash({ shown, whole }: { readonly shown: string; readonly whole: string }) {
  return (
    <code dir="ltr" className="font-mono text-sm break-all" title={whole}>
      {shown}
    </code>
  );
}

function FactValue({ fact }: { readonly fact: Fact }) {
  const t = useProposalText();
  const names = useRoleNames();
  const { amount, text } = fact;
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-2">
      {amount && <Money amount={amount} />}
      {text !== null &&
        (fact.name === 'plan' ? (
          <Hash shown={text} whole={text} />
        ) : (
          <bdi>{textOf({ t, names }, fact.name, text)}</bdi>
        ))}
    </span>
  );
}

const VALUES = [
  'administered',
  'oracle',
  'market',
  'table',
  'observation',
  'in',
  'out',
  'private_company',
  'public_company',
  'partnership',
  'cooperative',
  'written_off',
  'offset',
] as const;

/** Codes in the reader's words; names and figures as they are. */
function textOf(
  { t, names }: { readonly t: ProposalText; readonly names: ReturnType<typeof useRoleNames> },
  name: Fact['name'],
  text: string,
): string {
  if (name === 'roles' || name === 'roles_now') {
    const held = staffRoles.filter((role) => text.split(', ').includes(role));
    return held.length === 0 ? t('value.none') : held.map((role) => names(`role.${role}`)).join(', ');
  }
  if (name !== 'mode' && name !== 'direction' && name !== 'type') return text;
  const known = VALUES.find((value) => value === text);
  return known === undefined ? text : t(`value.${known}`);
}
