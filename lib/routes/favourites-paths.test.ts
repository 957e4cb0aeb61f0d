import { favouritesPath, sharedFavouritesOf, sharedFavouritesPath, sharedNameOf } from './favourites-paths';

it('an address that shares names the products, and nothing of whoever shares', () => {
  expect(sharedFavouritesPath('nl', ['V1', 'V2'])).toBe('/nl/favorites?of=V1,V2');
  expect(sharedFavouritesOf('?of=V1,V2')).toEqual(['V1', 'V2']);
});

it('what names no product is the visitor’s own list', () => {
  expect(sharedFavouritesOf('')).toBeNull();
  expect(sharedFavouritesOf('?of=')).toBeNull();
  expect(sharedFavouritesOf('?of=%3Cscript%3E,C11')).toBeNull();
});

it('each is read once, and no more than a hundred', () => {
  const many = Array.from({ length: 150 }, (_, index) => `V${index + 1}`);
  expect(sharedFavouritesOf(`?of=V1,V1,${many.join(',')}`)).toHaveLength(100);
  expect(sharedFavouritesOf(new URL(sharedFavouritesPath('nl', many), 'http://shop.test').search)).toEqual(
    many.slice(0, 100),
  );
  expect(favouritesPath('be-fr')).toBe('/be-fr/favorites');
});

it('a list is shared under its name, as one line that is not too long', () => {
  const path = sharedFavouritesPath('nl', ['V1'], 'Woonkamer & hal');
  expect(path).toBe('/nl/favorites?of=V1&name=Woonkamer%20%26%20hal');
  expect(sharedNameOf(new URL(path, 'http://shop.test').search)).toBe('Woonkamer & hal');
  expect(sharedNameOf('?of=V1')).toBe('');
  expect(sharedNameOf(`?of=V1&name=${encodeURIComponent(`a\n\u202eb${'c'.repeat(99)}`)}`)).toBe(
    `a b${'c'.repeat(57)}`,
  );
});
