import { picture } from '../../../api/db/seed/content/page.ts';

/** The room pictures with what a person who cannot see them should know. */
export const rooms = {
  living: picture(
    'room-living',
    'Lichte woonkamer met een saliegroene driezitsbank, een walnoten salontafel en een wollen vloerkleed met ruitpatroon',
  ),
  dining: picture(
    'room-dining',
    'Eetkamer met een eiken tafel, zes stoelen met een grijze zitting en een ronde papieren hanglamp',
  ),
  bedroom: picture(
    'room-bedroom',
    'Slaapkamer met een eiken spijlenbed, twee nachtkastjes met lampjes en een bouclé bankje aan het voeteneinde',
  ),
  study: picture(
    'room-study',
    'Werkkamer met een eiken bureau, een zwarte spijlenstoel en een open boekenkast',
  ),
  reading: picture(
    'room-reading',
    'Leeshoek met een kuipfauteuil, een marmeren bijzettafeltje en een staande lamp op een rond vloerkleed',
  ),
  lounge: picture(
    'room-lounge',
    'Warme zitkamer met een donkergroene fluwelen bank, een okergele fauteuil en een messing booglamp',
  ),
  family: picture(
    'room-family',
    'Woonkamer met een blauwe hoekbank, een salontafel van walnoot en staal en een open boekenkast',
  ),
  formal: picture(
    'room-formal',
    'Eetkamer met een lange walnoten tafel, zes stoelen met leren zitting en twee zwarte hanglampen',
  ),
  boucle: picture(
    'room-boucle',
    'Slaapkamer met een bed in crème bouclé, nachtkastjes van walnoot en een hoge spiegel tegen een zalmkleurige wand',
  ),
  breakfast: picture(
    'room-breakfast',
    'Lichte eetkamer met een ronde eiken tafel, houten spijlenstoelen en een rotan hanglamp',
  ),
  hall: picture(
    'room-hall',
    'Hal met een eiken bankje, een ronde spiegel, een gestreept kleed en een eiken kledingkast',
  ),
  media: picture(
    'room-media',
    'Woonkamer met een tv-meubel met walnoten lamellen, een ronde salontafel en een wollen kleed met ruiten',
  ),
} as const;
