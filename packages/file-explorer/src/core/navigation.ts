/**
 * Where an explorer has been: a history with back and forward, as in a browser. `null` is home, the list of folders;
 * a string is the name of the open folder.
 */
export interface Navigation {
  readonly visited: readonly Place[];
  /** Index of the current place in `visited`. */
  readonly position: number;
}

export type Place = string | null;

export const homeNavigation: Navigation = { visited: [null], position: 0 };

export function currentPlace({ visited, position }: Navigation): Place {
  return visited[position] ?? null;
}

/** Opens a place and forgets what lay ahead. Opening the current place again changes nothing. */
export function openPlace(navigation: Navigation, place: Place): Navigation {
  if (currentPlace(navigation) === place) return navigation;
  const visited = [...navigation.visited.slice(0, navigation.position + 1), place];
  return { visited, position: visited.length - 1 };
}

export function canGoBack({ position }: Navigation): boolean {
  return position > 0;
}

export function canGoForward({ visited, position }: Navigation): boolean {
  return position < visited.length - 1;
}

export function goBack(navigation: Navigation): Navigation {
  return canGoBack(navigation) ? { ...navigation, position: navigation.position - 1 } : navigation;
}

export function goForward(navigation: Navigation): Navigation {
  return canGoForward(navigation) ? { ...navigation, position: navigation.position + 1 } : navigation;
}

/** After a folder was renamed: its places carry the new name. */
export function renamePlace(navigation: Navigation, name: string, newName: string): Navigation {
  return { ...navigation, visited: navigation.visited.map((place) => (place === name ? newName : place)) };
}

/** After a folder was deleted: its places are gone, and home is open if it was. */
export function removePlace(navigation: Navigation, name: string): Navigation {
  const wasOpen = currentPlace(navigation) === name;
  const before = navigation.visited.slice(0, navigation.position + 1).filter((place) => place !== name);
  const after = navigation.visited.slice(navigation.position + 1).filter((place) => place !== name);
  const withoutEchoes = (places: readonly Place[]) =>
    places.filter((place, index) => index === 0 || place !== places[index - 1]);
  const reached = withoutEchoes(before.length > 0 ? before : [null]);
  const kept = { visited: withoutEchoes([...reached, ...after]), position: reached.length - 1 };
  return wasOpen ? openPlace(kept, null) : kept;
}
