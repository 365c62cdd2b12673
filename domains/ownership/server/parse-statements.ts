import { beneficialOwners, rulePackOf, type BeneficialOwner } from '@egcr/registry/contract';
import * as z from 'zod/mini';

import { readStatements } from './read-statements.ts';

const given = z.object({ statements: z.array(z.unknown()), jurisdiction: z.string() });

/** For `parserAside`: statements of owners, and the country whose rule says who is named, as JSON. */
export function parse(
  text: string,
): ReturnType<typeof readStatements> & { readonly owners: readonly BeneficialOwner[] } {
  const { statements, jurisdiction } = given.parse(JSON.parse(text));
  const { faults, network } = readStatements(statements);
  const owners = network === undefined ? [] : beneficialOwners(network, rulePackOf(jurisdiction).owners);
  return { faults, network, owners };
}
