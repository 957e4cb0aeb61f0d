import { type SitePage, slot } from '../../../../api/db/seed/content/page.ts';
import { company, mailLink, phoneLink } from '../company.ts';
import { conditions } from '../conditions.ts';

/** Where the withdrawal statement is made (Directive 2011/83/EU art. 11a, since 19 June 2026); not a policy, so not in their list. */
export const withdrawal: SitePage = {
  language: 'nl',
  alias: 'overeenkomst-herroepen',
  title: 'Overeenkomst hier herroepen',
  description: `Zie binnen ${conditions.returnDays} dagen van uw koop af, ook zonder account. U krijgt direct een bevestiging.`,
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Overeenkomst hier herroepen',
      body: `<p>Hier ziet u af van een bestelling die u binnen de bedenktijd van ${conditions.returnDays} dagen wilt teruggeven. Een reden hoeft u niet te noemen en een account hebt u niet nodig. Het snelst gaat het met de link <strong>Overeenkomst hier herroepen</strong> in onze e-mails over uw bestelling: u kiest de artikelen en bevestigt.</p>
<p>Hebt u die e-mail niet bij de hand, vul dan hieronder in om welke bestelling het gaat; uw verklaring telt vanaf dat moment, en met de code of de link die wij u mailen kiest u de artikelen en rondt u de herroeping af. U krijgt direct een ontvangstbevestiging per e-mail, met de inhoud van uw verklaring en de datum en het tijdstip van ontvangst.</p>`,
    }),
    slot('formulier', 'withdrawal-form', {}),
    slot('anders', 'full-width-text', {
      body: `<p>Liever anders? Schrijf naar ${mailLink(company.email)} of bel ${phoneLink}; noem uw naam, uw bestelnummer en of het om alles of een deel van de bestelling gaat.</p>
<p>Wat er daarna gebeurt en welke producten zijn uitgezonderd, leest u in het <a href="/retourbeleid">retourbeleid</a>.</p>`,
    }),
  ],
};
