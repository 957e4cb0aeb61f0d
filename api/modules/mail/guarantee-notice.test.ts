import { consumerRules } from '../../../sites/consumer-rules.ts';
import { siteRules } from '../../../sites/rules.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { attachNotice, guaranteeBlocks } from './guarantee-notice.ts';
import { createMailContext } from './mail-context.ts';

const environment = readEnvironment({ PUBLIC_URL: 'https://shop.example' });

function contextsOf(code: SiteCode) {
  const site = siteRules[code];
  return site.languages.map((language) => createMailContext({ site, language }, { environment }));
}

describe.each(siteCodes)('mails about orders of %s', (code) => {
  it('tell of the legal guarantee, with the link of the harmonised notice in its language where there is one', () => {
    for (const context of contextsOf(code)) {
      const [text, link] = guaranteeBlocks(context);
      expect(text).toEqual({ type: 'text', text: context.texts.terms.guarantee });
      const href = expect.stringMatching(new RegExp(`^https://europa\\.eu/.*_${context.language}\\.htm$`));
      const expected = consumerRules[code].harmonisedNotices
        ? expect.objectContaining({ type: 'link', href })
        : undefined;
      expect(link).toEqual(expected);
    }
  });

  it('bear no graphic that nobody has put there', async () => {
    for (const context of contextsOf(code)) expect(await attachNotice(context)).toEqual([]);
  });
});
