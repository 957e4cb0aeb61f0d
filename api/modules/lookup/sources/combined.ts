import type { FoundAddress } from '../../../contract/lookup.ts';
import type { AddressSource } from '../port.ts';

/** What is left when one of several questions fails. @throws when all do */
async function collect(questions: readonly Promise<FoundAddress[]>[]): Promise<FoundAddress[]> {
  const answers = await Promise.allSettled(questions);
  if (answers.length > 0 && answers.every(({ status }) => status === 'rejected')) await questions[0];
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** Dutch addresses from the one source, those of every other country from the other. Dutch ids begin with `adr-`. */
export function combineSources(dutch: AddressSource, foreign: AddressSource): AddressSource {
  return {
    find(query, signal) {
      if (query.container !== null) return foreign.find(query, signal);
      const others = query.countries.filter((country) => country !== 'NL');
      return collect([
        ...(query.countries.includes('NL') ? [dutch.find({ ...query, countries: ['NL'] }, signal)] : []),
        ...(others.length > 0 ? [foreign.find({ ...query, countries: others }, signal)] : []),
      ]);
    },
    retrieve: (id, signal) => (id.startsWith('adr-') ? dutch : foreign).retrieve(id, signal),
    byPostcode: (query, signal) => (query.country === 'NL' ? dutch : foreign).byPostcode(query, signal),
  };
}
