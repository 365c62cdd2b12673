import { isLei, type CheckKind } from '../../contract/index.ts';
import type { NewCheck, VerificationRow } from '../business-store.ts';
import { checkTaxNumber } from './tax-number.ts';

/** The numbers as they are given; null where none is. */
interface Given extends Pick<VerificationRow, 'lei' | 'tax_country'> {
  readonly tax_id: string | null;
}

interface Known {
  readonly status: string;
  readonly hasAddress: boolean;
}

/** The checks of level 1: each by a rule, at once. */
export function basicChecks(
  known: Known,
  { lei, tax_country: country, tax_id: taxId }: Given,
): readonly NewCheck[] {
  const check = (kind: CheckKind, result: NewCheck['result'], note: NewCheck['note']) => ({
    kind,
    result,
    note,
  });
  const isActive = known.status === 'active';
  return [
    check('registry', isActive ? 'pass' : 'fail', isActive ? 'active' : 'not_active'),
    check('contact', known.hasAddress ? 'pass' : 'fail', known.hasAddress ? 'given' : 'missing'),
    lei === null
      ? check('lei', 'na', 'missing')
      : check('lei', isLei(lei) ? 'pass' : 'fail', isLei(lei) ? 'digits_right' : 'digits_wrong'),
    country === null || taxId === null
      ? // One of both numbers is enough.
        check('tax', lei === null ? 'refer' : 'na', 'missing')
      : { kind: 'tax', ...checkTaxNumber(country, taxId) },
  ];
}
