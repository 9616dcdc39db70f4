import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { loginHref } from '../links/link.tsx';
import { useLogin } from '../session/login.ts';
import { useFavouriteChange, useIsFavourite } from './favourites.ts';
import { keepWish, takesWish, withWish } from './heart-wish.ts';

interface HeartButtonProps {
  productId: string;
  title: string;
  /** Of the round ground under the heart. */
  groundClass?: string;
}

/** Saves a product, or takes it out again. Guests are asked to log in; what they pressed happens when they come back. */
export function HeartButton({ productId, title, groundClass }: HeartButtonProps) {
  const login = useLogin();
  const saved = useIsFavourite(productId);
  const { add, remove } = useFavouriteChange();
  const navigate = useNavigate();
  const wanted = login !== null && takesWish(productId);
  useEffect(() => {
    if (wanted && keepWish(productId)) void add(productId);
  });
  const press = () => {
    if (!login) return void navigate(loginHref(withWish(location, productId)));
    return void (saved ? remove([productId]) : add(productId));
  };
  return (
    <button type="button" aria-label={`Favorite ${title}`} aria-pressed={saved} onClick={press} className="heart">
      <span className={groundClass} />
    </button>
  );
}
