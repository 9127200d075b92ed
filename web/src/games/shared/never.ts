/** Marks a place that is reached only when a new case was not thought of. */
export function never(value: never): never {
  throw new Error(`not known: ${JSON.stringify(value)}`);
}
