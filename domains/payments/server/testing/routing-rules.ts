import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

const RULES = '/api/v1/routing/rules';

/** Cards to the first acquirer. */
export const toA = {
  title: 'Cards to A',
  priority: 10,
  when: { methods: ['card'] },
  rails: [{ rail: 'sandbox-card-a' }, { rail: 'sandbox-card-c' }],
};

/** The presses of a merchant who writes rules. */
export function rulesIn(bank: Bank) {
  const make = (as: TestPerson, body: object = toA): Promise<Answer> =>
    bank.call('POST', RULES, { as, key: crypto.randomUUID(), body });
  const draft = (as: TestPerson, id: string, body: object): Promise<Answer> =>
    bank.call('PUT', `${RULES}/${id}/draft`, { as, body });
  /** The newest version, as it was read last. */
  const activate = (as: TestPerson, rule: Answer['body'], more: object = {}): Promise<Answer> =>
    bank.call('POST', `${RULES}/${rule.id}/activate`, {
      as,
      key: crypto.randomUUID(),
      body: {
        version: rule.versions[0].version,
        seen: rule.versions[0].created_at,
        pin: TEST_PIN,
        ...more,
      },
    });
  const retire = (as: TestPerson, id: string, body: object = { pin: TEST_PIN }): Promise<Answer> =>
    bank.call('POST', `${RULES}/${id}/retire`, { as, key: crypto.randomUUID(), body });
  const list = async (as: TestPerson) => (await bank.call('GET', RULES, { as })).body.items;
  const replay = (as: TestPerson, rule: object = toA, replaces?: string): Promise<Answer> =>
    bank.call('POST', '/api/v1/routing/replay', { as, body: { draft: rule, replaces } });
  const active = async (as: TestPerson, body: object = toA) =>
    (await activate(as, (await make(as, body)).body)).body;
  return { make, draft, activate, retire, list, replay, active };
}
