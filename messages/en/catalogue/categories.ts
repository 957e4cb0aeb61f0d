import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const categories: CatalogueTexts['categories'] = {
  living: {
    title: 'Living room',
    intro: 'Sofas, armchairs and tables for a room you’ll be glad to come home to.',
  },
  sofas: {
    title: 'Sofas',
    intro: 'From a compact two-seater to a roomy corner sofa, in linen, bouclé, velvet or leather.',
  },
  '2-seater-sofas': {
    title: '2-seater sofas',
    intro: 'Sofas up to 195 cm wide, for a smaller room or as a second place to sit.',
  },
  '3-seater-sofas': {
    title: '3-seater sofas',
    intro: 'To lie down on, or to seat three: sofas from 195 cm.',
  },
  'corner-sofas': {
    title: 'Corner sofas',
    intro: 'Sofas with a chaise to stretch out on, in fabrics that can take a knock.',
  },
  armchairs: {
    title: 'Armchairs',
    intro: 'A place of your own beside the sofa: tub chairs and chairs with an open wooden frame.',
  },
  'coffee-tables': {
    title: 'Coffee tables',
    intro: 'Low tables in oak, walnut and travertine: round, rectangular or freeform.',
  },
  'round-coffee-tables': {
    title: 'Round coffee tables',
    intro: 'No corners, so easy to walk around.',
  },
  'rectangular-coffee-tables': {
    title: 'Rectangular coffee tables',
    intro: 'A long top for a long sofa, with a second shelf for books.',
  },
  'organic-coffee-tables': {
    title: 'Freeform coffee tables',
    intro: 'Tops with a free, rounded shape.',
  },
  'side-tables': {
    title: 'Side tables',
    intro: 'A place for a cup of tea, a book or a lamp.',
  },
  stools: {
    title: 'Stools',
    intro: 'An extra seat or a small table: light enough to put anywhere.',
  },
  sleeping: {
    title: 'Bedroom',
    intro: 'Beds, bedside tables and benches for a restful room.',
  },
  beds: {
    title: 'Beds',
    intro: 'Upholstered or solid wood, for mattresses 140 to 180 cm wide. 180 cm is a UK super king.',
  },
  'upholstered-beds': {
    title: 'Upholstered beds',
    intro: 'With a soft headboard to read against.',
  },
  'wooden-beds': {
    title: 'Wooden beds',
    intro: 'Solid wood bedsteads, slatted base included.',
  },
  nightstands: {
    title: 'Bedside tables',
    intro: 'Level with your mattress, with one drawer or two.',
  },
  'bed-benches': {
    title: 'End-of-bed benches',
    intro: 'Somewhere to sit, or to lay out tomorrow’s clothes.',
  },
  dining: {
    title: 'Dining',
    intro: 'Tables, chairs and benches for meals that run on and on.',
  },
  'dining-tables': {
    title: 'Dining tables',
    intro: 'Round and long tables for four or for the whole party, in solid wood, steel and marble.',
  },
  'rectangular-dining-tables': {
    title: 'Rectangular dining tables',
    intro: 'From 180 to 300 cm long, with wooden or steel legs.',
  },
  'round-dining-tables': {
    title: 'Round dining tables',
    intro: 'At a round table everyone sees each other. From 110 to 140 cm across.',
  },
  'dining-chairs': {
    title: 'Dining chairs',
    intro: 'Chairs that are still comfortable after pudding.',
  },
  'wooden-dining-chairs': {
    title: 'Wooden dining chairs',
    intro: 'Spindle chairs in solid wood, turned and sanded by hand.',
  },
  'upholstered-dining-chairs': {
    title: 'Upholstered dining chairs',
    intro: 'With a seat or shell in fabric, velvet or leather.',
  },
  'cane-chairs': {
    title: 'Cane chairs',
    intro: 'With an airy seat and back in woven rattan.',
  },
  'dining-benches': {
    title: 'Dining benches',
    intro: 'Budge up: a bench seats three and tucks under the table.',
  },
  working: {
    title: 'Home office',
    intro: 'Desks and shelving that look at home at home.',
  },
  desks: {
    title: 'Desks',
    intro: 'Wooden desks with drawers and room for a screen.',
  },
  'shelving-units': {
    title: 'Shelving units',
    intro: 'Open units with a steel frame, for books, files and a printer.',
  },
  storage: {
    title: 'Storage',
    intro: 'Sideboards, wardrobes and baskets that keep things tidy and look good doing it.',
  },
  sideboards: {
    title: 'Sideboards',
    intro: 'With slats, cane or plain doors, from 150 to 210 cm wide.',
  },
  'tv-units': {
    title: 'TV units',
    intro: 'Low cabinets with an open bay for your equipment and a way out for cables.',
  },
  bookcases: {
    title: 'Bookcases',
    intro: 'Bookcases with sturdy shelves for books, vases and boxes.',
  },
  wardrobes: {
    title: 'Wardrobes',
    intro: 'Wardrobes with hanging space and shelves, with two, three or four doors.',
  },
  baskets: {
    title: 'Baskets',
    intro: 'Woven baskets for throws, toys or a plant.',
  },
  lighting: {
    title: 'Lighting',
    intro: 'Warm light above the table, beside the sofa and next to the bed.',
  },
  'floor-lamps': {
    title: 'Floor lamps',
    intro: 'Arc lamps and standard lamps with a linen shade.',
  },
  'table-lamps': {
    title: 'Table lamps',
    intro: 'A small light for the bedside, desk or sideboard.',
  },
  'pendant-lamps': {
    title: 'Pendant lights',
    intro: 'Shades in metal, paper and rattan.',
  },
  rugs: {
    title: 'Rugs',
    intro: 'Wool rugs that pull a seating area together and soften the sound.',
  },
  'rectangular-rugs': {
    title: 'Rectangular rugs',
    intro: 'From 200 × 140 to 300 × 200 cm.',
  },
  'round-rugs': {
    title: 'Round rugs',
    intro: 'For under an armchair or a round table.',
  },
  decoration: {
    title: 'Home accessories',
    intro: 'Mirrors, vases and greenery: the finishing touches.',
  },
  mirrors: {
    title: 'Mirrors',
    intro: 'Wall mirrors and a tall mirror to lean against the wall.',
  },
  'artificial-plants': {
    title: 'Artificial plants',
    intro: 'Lifelike plants in a pot. No watering, no light needed.',
  },
  vases: {
    title: 'Vases',
    intro: 'Ceramics for stems, flowers or nothing at all.',
  },
};
