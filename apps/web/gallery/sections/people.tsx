import { idOf } from "@fourball/testkit/fixtures";
import { aHost } from "@fourball/testkit/golfer-fixtures";
import { skyFile } from "@fourball/ui/art/sky-files";
import { LONG, type Sections } from "@fourball/ui/gallery/states";
import { PlayerAvatars } from "../../src/golf/card/player-avatars.tsx";
import { RequestMessage } from "../../src/golf/join/request-message.tsx";
import { GolferAvatar } from "../../src/kit/golfer/golfer-avatar.tsx";
import { GolferMenu } from "../../src/kit/golfer/golfer-menu.tsx";
import { HostLine } from "../../src/kit/golfer/host-line.tsx";
import { ProfileCover } from "../../src/kit/golfer/profile-cover.tsx";
import { RatingOrNew } from "../../src/kit/golfer/rating-or-new.tsx";
import { ShareProfileCard } from "../../src/kit/golfer/share-profile-card.tsx";
import { ShowedUp } from "../../src/kit/golfer/showed-up.tsx";
import { PlayAgainChoice } from "../../src/kit/partner/play-again-choice.tsx";
import { PictureField, type PictureFieldProps } from "../../src/kit/pictures/picture-field.tsx";
import { CannotLoad, NOT_A_PICTURE } from "../cannot-load.tsx";
import { MockApp } from "../mock-app.tsx";

const dawn = skyFile({ land: "parkland", light: "dawn", variant: 0 });
const maya = aHost();
const pictured = aHost({ firstName: "Jonas", lastName: "Reyes", profileImageUrl: dawn });
const nameless = aHost({ firstName: null, lastName: null });
const cover = "relative h-24 overflow-clip rounded-card";

const field: PictureFieldProps = {
  kind: "golfer",
  title: "Photo",
  value: "",
  onChange: () => undefined,
  preview: <GolferAvatar golfer={maya} size="huge" />,
  link: <p>The field for a link</p>,
  isLinkWrong: false,
};

export const PEOPLE_SECTIONS = {
  "picture-field": {
    empty: <PictureField {...field} />,
    "with a photo": <PictureField {...field} preview={<GolferAvatar golfer={pictured} size="huge" />} value={dawn} />,
    "a wide one, with a hint": <PictureField {...field} hint={LONG} kind="cover" preview={null} title="Cover" />,
    "a link that is wrong": <PictureField {...field} isLinkWrong value="nowhere" />,
  },
  "golfer-avatar": {
    initials: <GolferAvatar golfer={maya} />,
    picture: <GolferAvatar golfer={pictured} size="large" />,
    nameless: <GolferAvatar golfer={nameless} />,
    "its picture cannot be loaded": <GolferAvatar golfer={{ ...maya, profileImageUrl: NOT_A_PICTURE }} />,
  },
  "player-avatars": {
    default: <PlayerAvatars players={[maya, pictured, nameless]} />,
    "nobody: nothing to see": <PlayerAvatars players={[]} />,
  },
  "golfer-menu": {
    default: (
      <MockApp>
        <GolferMenu name="Maya Okafor" userId={idOf(2)} />
      </MockApp>
    ),
  },
  "host-line": {
    default: <HostLine host={maya} />,
    "new, without a handicap": <HostLine host={aHost({ handicap: null, ratingsCount: 1, gamesHosted: 0, gamesPlayed: 1 })} />,
    "a private profile": <HostLine host={aHost({ rating: null, ratingsCount: null })} />,
    "long text": <HostLine host={aHost({ firstName: LONG })} />,
  },
  "rating-or-new": {
    default: <RatingOrNew of={maya} />,
    "in the size of a heading": <RatingOrNew of={maya} size="medium" />,
    new: <RatingOrNew of={{ ...maya, ratingsCount: 1, gamesHosted: 1, gamesPlayed: 0 }} />,
    "no ratings, but games": <RatingOrNew of={{ ...maya, rating: 0, ratingsCount: 0 }} />,
    "a private profile: nothing to see": <RatingOrNew of={{ ...maya, rating: null, ratingsCount: null }} />,
  },
  "showed-up": {
    default: <ShowedUp of={{ showedUp: 24, lateWithdrawals: 0, noShows: 0 }} />,
    "in words": <ShowedUp inWords of={{ showedUp: 24, lateWithdrawals: 1, noShows: 0 }} />,
    "a no-show": <ShowedUp of={{ showedUp: 22, lateWithdrawals: 1, noShows: 2 }} />,
  },
  "profile-cover": {
    picture: (
      <div className={cover}>
        <ProfileCover src={dawn} />
      </div>
    ),
    none: (
      <div className={cover}>
        <ProfileCover src={null} />
      </div>
    ),
    "its picture cannot be loaded": (
      <CannotLoad className={cover}>
        <ProfileCover src={dawn} />
      </CannotLoad>
    ),
  },
  "request-message": {
    default: <RequestMessage>{"I am in town for the week.\nHandicap 12, walking."}</RequestMessage>,
    "long text": <RequestMessage>{LONG.replaceAll(" ", "")}</RequestMessage>,
    "none: nothing to see": <RequestMessage>{null}</RequestMessage>,
  },
  "share-profile-card": {
    public: <ShareProfileCard />,
    private: (
      <MockApp member={{ publicProfile: false }}>
        <ShareProfileCard />
      </MockApp>
    ),
  },
  "play-again-choice": {
    "nothing said yet": <PlayAgainChoice name="Maya Okafor" userId={idOf(2)} value={null} />,
    yes: <PlayAgainChoice name="Maya Okafor" userId={idOf(2)} value="yes" />,
  },
} satisfies Sections;
