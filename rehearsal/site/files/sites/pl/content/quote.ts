export const quote = { text: 'Stół, przy którym zostaje się dłużej.', author: 'Ewa, Gdańsk' };
