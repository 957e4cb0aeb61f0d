import { directionsTo, pointOf } from './map-point';

const map = 'https://www.openstreetmap.org/?mlat=52.3756&mlon=4.9351#map=17/52.3756/4.9351';

test('the way is planned on the map that is linked to, to the point it is opened at', () => {
  expect(pointOf(map)).toEqual({ latitude: 52.3756, longitude: 4.9351 });
  expect(directionsTo(map)).toBe('https://www.openstreetmap.org/directions?to=52.3756,4.9351');
});

test.each(['https://maps.example/?q=1', 'https://maps.example/?mlat=a&mlon=b', '/showrooms'])(
  'no way is planned where %s leads',
  (link) => {
    expect(pointOf(link)).toBeNull();
    expect(directionsTo(link)).toBeNull();
  },
);
