/* Whose land is looked at; null: one's own. */
class Lands {
  looking: number | null = $state(null);
}

export const lands = new Lands();
