/** Small steps between two turns of everything else: together they take well under a millisecond, or few where each is long. */
const STEPS_AT_ONCE = 25;

/** Lets whatever else the server has to do go on before the next step of a long computation. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** After each step of a long computation: a promise where it is time to give way, else nothing to wait for. */
export type AfterStep = () => Promise<void> | undefined;

/** For a computation of many small steps, each followed by `await afterStep()`: after so many of them it gives way. */
export function countingSteps(stepsAtOnce = STEPS_AT_ONCE): AfterStep {
  let steps = 0;
  return () => {
    steps += 1;
    return steps % stepsAtOnce === 0 ? giveWay() : undefined;
  };
}

/** Maps many things one after the other, in order, and gives way in between. */
export async function mapGivingWay<Item, Mapped>(
  items: Iterable<Item>,
  map: (item: Item) => Mapped | Promise<Mapped>,
  afterStep: AfterStep = countingSteps(),
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (const item of items) {
    mapped.push(await map(item));
    await afterStep();
  }
  return mapped;
}
