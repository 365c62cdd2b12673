import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start whole products take longest: begun last, one of them would run on alone while the other worker has nothing left. */
const STARTS_PRODUCTS = /started-product\.ts'/;

/** Runs the test files that start whole products first, and the others in vitest's own order. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => STARTS_PRODUCTS.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
