import { GUEST_REQUEST_STATES } from "@fourball/domain/guest/constants";
import { LANDING_FIGURES } from "@fourball/domain/product";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Landing } from "./landing.tsx";
import { landingMarkup, landingTemplates } from "./prerender.tsx";

describe("the landing page", () => {
  it("has both buttons, and every one of them starts sign-in", () => {
    render(<Landing signInHref="/api/login?returnTo=%2Fcreate" />);
    const starts = [
      ...screen.getAllByRole("link", { name: "Get Started" }),
      ...screen.getAllByRole("link", { name: "Join Fourball Today" }),
      ...screen.getAllByRole("link", { name: "Sign in" }),
    ];
    expect(starts.length).toBeGreaterThanOrEqual(3);
    for (const link of starts) expect(link).toHaveAttribute("href", "/api/login?returnTo=%2Fcreate");
  });

  it.each(["Discover Tee Times", "Join Golf Groups", "Manage Your Games"])("promotes %s", (name) => {
    render(<Landing signInHref="/api/login" />);
    expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
  });

  it("shows the figures", () => {
    render(<Landing signInHref="/api/login" />);
    for (const { value, label } of LANDING_FIGURES) {
      expect(screen.getByText(value)).toBeVisible();
      expect(screen.getByText(label)).toBeVisible();
    }
  });

  it("marks its sample as an example", () => {
    render(<Landing signInHref="/api/login" />);
    expect(screen.getByRole("img", { name: /^Example of a tee time/ })).toHaveTextContent("Example");
  });

  it("has one h1", () => {
    render(<Landing signInHref="/api/login" />);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});

describe("the templates of its games", () => {
  const { list, nearby, games, shared } = JSON.parse(landingTemplates("/assets/keep.js", "/assets/nearby.js"));

  it("have a place for the games and how many there are", () => {
    expect(list).toMatch(/{{count}} games.*<ul[^>]*>{{games}}<\/ul>{{nearby}}<script src="\/assets\/nearby.js" type="module">/s);
    expect(nearby).toBe('<template data-time-zone="{{timeZone}}">{{games}}</template>');
  });

  it("have a dot for each spot, of every number that a game can have open", () => {
    expect(Object.keys(games)).toEqual(["2-0", "3-0", "3-1", "4-0", "4-1", "4-2"]);
    const dots = [...games["4-1"].matchAll(/data-dot="(\w+)"/g)].map(([, dot]) => dot);
    expect(dots).toEqual(["ringed", "filled", "open", "open"]);
  });

  it("have a place for each word of a game", () => {
    const words = [...games["2-0"].matchAll(/{{(\w+)}}/g)].map(([, word]) => word);
    expect(words.toSorted()).toEqual(["course", "day", "half", "href", "place", "sky", "spots", "time"]);
  });

  it("have a card for a shared game of every number of spots, full ones too", () => {
    expect(Object.keys(shared.card)).toEqual(["2-0", "2-1", "3-0", "3-1", "3-2", "4-0", "4-1", "4-2", "4-3"]);
    const words = [...new Set([...shared.card["4-1"].matchAll(/{{(\w+)}}/g)].map(([, word]) => word))];
    const own = ["sky", "time", "half", "day", "course", "place", "spots"];
    const parts = ["photo", "mood", "host", "company", "cost", "preferences", "description", "action"];
    expect(words.toSorted()).toEqual([...own, ...parts].toSorted());
  });

  it("keep the request of a visitor, and nothing where there is none to keep", () => {
    for (const kind of ["request", "invite"]) {
      expect(shared.action[kind]).toMatch(/href="{{href}}".*>Request to Join<.*<script src="{{script}}" type="module">/s);
      expect(shared.action[kind]).toContain('data-storage-key="pendingTeeTimeRequest"');
    }
    expect(shared.action.waitlist).not.toMatch(/script|pending/);
    expect(shared.script).toBe("/assets/keep.js");
  });
});

describe("the form of a guest", () => {
  const { guest } = JSON.parse(landingTemplates("/assets/keep.js", "/assets/nearby.js")).shared;

  it("works without a script, and names each field and its error", () => {
    const { name, email } = guest.fields;
    const form = document.createElement("div");
    form.innerHTML = guest.form.in.replace("{{name}}", name.wrong).replace("{{email}}", email.plain);
    document.body.append(form);
    expect(screen.getByRole("form", { name: "Join without an account" })).toHaveAttribute("method", "post");
    expect(screen.getByRole("textbox", { name: "Your name" })).toHaveAccessibleDescription("{{error}}");
    expect(screen.getByRole("textbox", { name: "Your name" })).toBeInvalid();
    expect(screen.getByRole("textbox", { name: "Your email" })).toHaveAttribute("name", "guestEmail");
    expect(screen.getByRole("button", { name: "I'm in" })).toHaveAttribute("value", "join");
    expect(guest.form.in).not.toMatch(/<script|\son[a-z]+=/);
    form.remove();
  });

  it("has a template for every state of a request", () => {
    expect(Object.keys(guest.own)).toEqual([...GUEST_REQUEST_STATES]);
    expect(guest.own.approved).toMatch(/You&#x27;re in<.*{{host}} has a spot for you.*{{ways}}{{leave}}/s);
  });
});

describe("the prerendered landing page", () => {
  const markup = landingMarkup();

  it("carries the address that the server completes", () => {
    expect(markup.match(/href="\/api\/login"/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it("needs no script and writes no style, so the page's policy allows it whole", () => {
    expect(markup).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
  });

  it("holds the day and the dusk", () => {
    expect(markup.match(/<svg[^>]*viewBox="0 0 1600 620"/g)).toHaveLength(2);
  });
});
